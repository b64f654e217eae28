//! what: STEM's figure 1: three threads with two branches each; every flow is shown in as many runs as the paper needs paths, of 64 and all their interleavings
//! flows: 144
//! runs: 48
//! ended: covered
#include <pthread.h>

int __VERIFIER_nondet_int(void);

static int x = 1;

static void *t1(void *arg)
{
    int a = *(int *)arg;
    if (a > 1)
        x = x + 2; //~ a1
    else
        x = x + 3; //~ a2
    if (x > 8) //~ a3
        x = x * 2; //~ a4
    else
        x = x * 3; //~ a5
    return 0;
}

static void *t2(void *arg)
{
    int b = *(int *)arg;
    if (b > 1)
        x = x * 2; //~ b1
    else
        x = x * 3; //~ b2
    if (x > 8) //~ b3
        x = x ^ 2; //~ b4
    else
        x = x ^ 3; //~ b5
    return 0;
}

static void *t3(void *arg)
{
    int c = *(int *)arg;
    if (c > 1)
        x = x ^ 2; //~ c1
    else
        x = x ^ 3; //~ c2
    if (x > 8) //~ c3
        x = x + 2; //~ c4
    else
        x = x + 3; //~ c5
    return 0;
}

int main(void)
{
    pthread_t threads[3];
    int a = __VERIFIER_nondet_int(), b = __VERIFIER_nondet_int(), c = __VERIFIER_nondet_int();
    pthread_create(&threads[0], 0, t1, &a);
    pthread_create(&threads[1], 0, t2, &b);
    pthread_create(&threads[2], 0, t3, &c);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], 0);
    return 0;
}
