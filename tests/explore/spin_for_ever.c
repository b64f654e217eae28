//! what: a spin that nobody can end is the same, whether the last other thread ended before it or not
//! outcomes: 1
#include <pthread.h>
#include <stdatomic.h>

static atomic_int flag;

static void *child(void *arg)
{
    return arg;
}

int main(void)
{
    pthread_t a;
    pthread_create(&a, NULL, child, NULL);
    while (atomic_load(&flag) == 0)
        ;
    return 0;
}
