//! what: of two flags read in the order in which they are written, the second cannot be missing when the first is seen
#include <pthread.h>
#include <stdio.h>

static int first_flag, second_flag;

static void *first(void *arg)
{
    (void)arg;
    first_flag = 1;
    second_flag = 1;
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    int seen = second_flag;
    if (seen) { //~ BRANCH if other
        if (!first_flag) //~ NOT
            puts("out of order");
    }
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
