//! what: a home-made spin lock tests and sets in two steps
//! cflags: -pthread
//! find: assertion
#include <assert.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int is_locked, inside;

static void lock(void)
{
#ifdef FIXED
    while (atomic_exchange(&is_locked, 1))
        sched_yield();
#else
    while (is_locked)
        sched_yield();
    is_locked = 1;
#endif
}

static void *thread(void *arg)
{
    (void)arg;
    lock();
    assert(atomic_fetch_add(&inside, 1) == 0); //~ FAIL
    inside--;
    is_locked = 0;
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, thread, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    puts("done");
    return 0;
}
