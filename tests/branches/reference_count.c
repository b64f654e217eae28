//! what: who drops the last reference depends on the schedule
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int references = 2;
static int freed;

static void drop(void)
{
    if (atomic_fetch_sub(&references, 1) == 1) //~ BRANCH if other
        freed++;
}

static void *first(void *arg)
{
    (void)arg;
    drop();
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    drop();
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    if (freed != 1) //~ NOT
        puts("not freed, or twice");
    return 0;
}
