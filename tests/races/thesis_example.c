//! what: Racageddon, section 4.2.7: two races at once, and a third behind them that needs an input
//! race: l1 l4 different-values
//! race: l1 l5 different-values
//! race: l3 l6 nondet_uchar=5 different-values phase=2
#include <pthread.h>
#include <stdio.h>

unsigned char __VERIFIER_nondet_uchar(void);

static int x, y, z;

static void *first(void *arg)
{
    (void)arg;
    x = 6;                 //~ l1
    if (z > 4)             //~ l2
        y = 5;             //~ l3
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    x = 2;                 //~ l4
    if (z * z + 5 < x * x) //~ l5
        y = 3;             //~ l6
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    z = __VERIFIER_nondet_uchar();
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d %d\n", x, y);
    return 0;
}
