//! what: TAME, figure 6: a long jump leaves the function that would have divided by 0; the caller's own i is what counts afterwards
#include <pthread.h>
#include <setjmp.h>
#include <stdio.h>

static int divisor, limit;

static int m(int i, jmp_buf thrown)
{
    if (i == 0) //~ BRANCH if other
        longjmp(thrown, 1);
    return 100 / i; //~ MAY divisor failing
}

static void *t1(void *arg)
{
    jmp_buf thrown;
    volatile int i = 1;
    (void)arg;
    if (setjmp(thrown) == 0) //~ NOT
        i = m(divisor, thrown);
    int j = i;
    if (j == 0) //~ NOT
        puts("the frame of m was taken for that of its caller");
    if (j > limit) //~ BRANCH if other
        puts("something");
    return NULL;
}

static void *t2(void *arg)
{
    (void)arg;
    limit = 1;
    divisor = 10;
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
