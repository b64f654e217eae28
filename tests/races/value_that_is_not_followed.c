//! what: a value goes into the library, where it is not followed: with the value seen the threads are apart, with the other one not
//! undecided: left right
#include <pthread.h>
#include <unistd.h>

static int x, seen;
static _Atomic int d;

static void *first(void *arg)
{
    (void)arg;
    x = 1;   //~ left
    d = 5;
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    usleep(d);
    seen = x;   //~ right
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return seen > 1;
}
