//! what: an event count: who takes the count after looking at the queue sleeps through the item that came between
//! find: deadlock
#define _GNU_SOURCE
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <unistd.h>

static atomic_int count;
static atomic_int items;

static void await(int seen)
{
    syscall(SYS_futex, &count, FUTEX_WAIT_PRIVATE, seen, NULL, NULL, 0); //~ FAIL
}

static void *consumer(void *arg)
{
    for (;;) {
#ifdef FIXED
        int seen = atomic_load(&count);
        if (atomic_load(&items) > 0)
            break;
#else
        if (atomic_load(&items) > 0)
            break;
        int seen = atomic_load(&count);
#endif
        await(seen);
    }
    atomic_fetch_sub(&items, 1);
    return arg;
}

static void *producer(void *arg)
{
    atomic_fetch_add(&items, 1);
    atomic_fetch_add(&count, 1);
    syscall(SYS_futex, &count, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, consumer, NULL);
    pthread_create(&b, NULL, producer, NULL);
    pthread_join(a, NULL); //~ FAIL
    pthread_join(b, NULL);
    return 0;
}
