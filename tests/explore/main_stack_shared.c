//! what: two threads write a local variable of main, which reads it meanwhile
//! cflags: -pthread
//! outcomes: 6
#include <pthread.h>
#include <stdio.h>

static void *set_one(void *arg)
{
    *(int *)arg = 1;
    return NULL;
}

static void *set_two(void *arg)
{
    *(int *)arg = 2;
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    int local = 0;
    pthread_create(&a, NULL, set_one, &local);
    pthread_create(&b, NULL, set_two, &local);
    int early = local;
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d %d\n", early, local);
    return 0;
}
