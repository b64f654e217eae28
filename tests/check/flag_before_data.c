//! what: an ad hoc flag is raised before the data it announces is written
//! cflags: -pthread
//! find: assertion
//! race: yes
#include <assert.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int is_ready;
static int answer;

static void *compute(void *arg)
{
    (void)arg;
#ifdef FIXED
    answer = 42;
    is_ready = 1;
#else
    is_ready = 1;
    answer = 42; //~ RACE
#endif
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, compute, NULL);
    while (!is_ready)
        sched_yield();
    int seen = answer;  //~ RACE
    assert(seen == 42); //~ FAIL
    pthread_join(t, NULL);
    puts("done");
    return 0;
}
