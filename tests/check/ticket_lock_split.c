//! what: a ticket lock draws its ticket with a load and a store, so that two threads get the same one
//! cflags: -pthread
//! find: assertion livelock
#include <assert.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int next_ticket, serving, inside;

static void lock(void)
{
#ifdef FIXED
    int mine = atomic_fetch_add(&next_ticket, 1);
#else
    int mine = next_ticket;
    next_ticket = mine + 1;
#endif
    while (serving != mine) //~ FAIL
        sched_yield();
}

static void unlock(void)
{
    serving++;
}

static void *customer(void *arg)
{
    (void)arg;
    lock();
    assert(atomic_fetch_add(&inside, 1) == 0); //~ FAIL
    inside--;
    unlock();
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, customer, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    puts("done");
    return 0;
}
