//! what: TAME, section 3.2: a division adds the branch that its divisor is not 0, and the branch behind it is reached only then
#include <pthread.h>
#include <stdio.h>

static int x = 5;

static void *t1(void *arg)
{
    (void)arg;
    int r = 100 / x; //~ BRANCH divisor failing
    if (r > 0) //~ BRANCH if other
        puts("something");
    return NULL;
}

static void *t2(void *arg)
{
    (void)arg;
    x = -20;
    x = 0;
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, t1, NULL);
    pthread_create(&b, NULL, t2, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
