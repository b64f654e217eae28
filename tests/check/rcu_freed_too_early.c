//! what: the old version of a route is freed as soon as the new one is published, while a reader holds it
//! cflags: -pthread
//! find: use-after-free
//! race: yes
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

struct route {
    int metric;
};

static struct route *_Atomic current;
static atomic_int readers;

static struct route *make(int metric)
{
    struct route *r = malloc(sizeof *r);
    r->metric = metric;
    return r;
}

static void *lookup(void *metric)
{
    readers++;
    struct route *r = current;
    *(int *)metric = r->metric; //~ FAIL RACE
    readers--;
    return NULL;
}

static void update(void)
{
    struct route *old = atomic_exchange(&current, make(2));
#ifdef FIXED
    while (readers > 0)
        sched_yield();
#endif
    old->metric = -1; //~ RACE
    free(old);        //~ RACE
}

int main(void)
{
    pthread_t t;
    int metric;
    current = make(1);
    pthread_create(&t, NULL, lookup, &metric);
    update();
    pthread_join(t, NULL);
    free(current);
    puts(metric <= 2 ? "done" : "no route");
    return 0;
}
