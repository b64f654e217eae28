//! what: two threads write a local variable of main, which reads it meanwhile
//! cflags: -pthread
//! outcomes: ?
#include <pthread.h>
#include <stdio.h>

static void *set_low(void *arg)
{
    int *local = arg;
    local[0] = 1;
    return NULL;
}

static void *set_both(void *arg)
{
    int *local = arg;
    local[0] = 2;
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    int local[1] = {0};
    pthread_create(&a, NULL, set_low, local);
    pthread_create(&b, NULL, set_both, local);
    int early = local[0];
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d %d\n", early, local[0]);
    return 0;
}
