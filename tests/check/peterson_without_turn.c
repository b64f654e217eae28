//! what: a mutual exclusion for two threads looks at the other's wish before it states its own
//! cflags: -pthread
//! find: assertion
#include <assert.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int wants[2], inside;
#ifdef FIXED
static atomic_int turn;
#endif
static const int ids[2] = {0, 1};

static void enter(int me)
{
    int other = 1 - me;
#ifdef FIXED
    wants[me] = 1;
    turn = other;
    while (wants[other] && turn == other)
        sched_yield();
#else
    while (wants[other])
        sched_yield();
    wants[me] = 1;
#endif
}

static void *thread(void *arg)
{
    int me = *(const int *)arg;
    enter(me);
    assert(atomic_fetch_add(&inside, 1) == 0); //~ FAIL
    inside--;
    wants[me] = 0;
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, thread, (void *)&ids[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    puts("done");
    return 0;
}
