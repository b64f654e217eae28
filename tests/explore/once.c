//! what: an initialiser runs once, in one thread or the other
//! cflags: -pthread
//! outcomes: 2
#include <pthread.h>
#include <stdio.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static _Thread_local int me;
static int who;

static void initialise(void)
{
    who = me;
}

static void *first(void *arg)
{
    (void)arg;
    me = 1;
    pthread_once(&once, initialise);
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    me = 2;
    pthread_once(&once, initialise);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d\n", who);
    return 0;
}
