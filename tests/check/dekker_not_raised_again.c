//! what: Dekker's algorithm without raising the own flag again after giving way
//! cflags: -pthread
//! find: assertion
#include <assert.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int wants[2], turn, inside;
static const int ids[2] = {0, 1};

static void enter(int me)
{
    int other = 1 - me;
    wants[me] = 1;
    while (wants[other]) {
        if (turn == me) {
            sched_yield();
            continue;
        }
        wants[me] = 0;
        while (turn != me)
            sched_yield();
#ifdef FIXED
        wants[me] = 1;
#endif
    }
}

static void leave(int me)
{
    turn = 1 - me;
    wants[me] = 0;
}

static void *thread(void *arg)
{
    int me = *(const int *)arg;
    for (int round = 0; round < 2; round++) {
        enter(me);
        assert(atomic_fetch_add(&inside, 1) == 0); //~ FAIL
        inside--;
        leave(me);
    }
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
