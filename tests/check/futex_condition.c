//! what: a condition variable on a futex that takes its sequence number after it gave the mutex back: a signal in between is lost
//! find: deadlock
#define _GNU_SOURCE
#include <limits.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <unistd.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static atomic_int sequence;
static int ready;

static void condition_wait(void)
{
#ifdef FIXED
    int seen = atomic_load(&sequence);
    pthread_mutex_unlock(&mutex);
#else
    pthread_mutex_unlock(&mutex);
    int seen = atomic_load(&sequence);
#endif
    syscall(SYS_futex, &sequence, FUTEX_WAIT_PRIVATE, seen, NULL, NULL, 0); //~ FAIL
    pthread_mutex_lock(&mutex);
}

static void condition_broadcast(void)
{
    atomic_fetch_add(&sequence, 1);
    syscall(SYS_futex, &sequence, FUTEX_WAKE_PRIVATE, INT_MAX, NULL, NULL, 0);
}

static void *waiter(void *arg)
{
    pthread_mutex_lock(&mutex);
    while (!ready)
        condition_wait();
    pthread_mutex_unlock(&mutex);
    return arg;
}

static void *setter(void *arg)
{
    pthread_mutex_lock(&mutex);
    ready = 1;
    condition_broadcast();
    pthread_mutex_unlock(&mutex);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, waiter, NULL);
    pthread_create(&b, NULL, setter, NULL);
    pthread_join(a, NULL); //~ FAIL
    pthread_join(b, NULL);
    return 0;
}
