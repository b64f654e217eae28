//! what: TAME, figure 7, second half, with x left as it is by T1: the observed run writes a[1], and both branches are found
#include <pthread.h>
#include <stdio.h>

static int x, a[2];

static void *t1(void *arg)
{
    (void)arg;
    a[x] = 1; //~ BRANCH address other
    return NULL;
}

static void *t2(void *arg)
{
    (void)arg;
    x = 1;
    if (a[1] > 0) //~ BRANCH if other
        puts("something");
    return NULL;
}

int main(void)
{
    pthread_t first, second;
    pthread_create(&second, NULL, t2, NULL);
    pthread_create(&first, NULL, t1, NULL);
    pthread_join(second, NULL);
    pthread_join(first, NULL);
    return 0;
}
