//! what: one index leaves the table on the other side; from there the way back is known
//! race: here there nondet_int=4
#include <pthread.h>

int __VERIFIER_nondet_int(void);

static int table[10], shared;

static void *second(void *arg)
{
    (void)arg;
    shared = 1; //~ here
    return 0;
}

int main(void)
{
    int i = __VERIFIER_nondet_int();
    table[4] = 3;
    if (i >= -1 && i < 10 && table[i] == 3) {
        pthread_t other;
        pthread_create(&other, 0, second, 0);
        shared = 2; //~ there
        pthread_join(other, 0);
    }
    return 0;
}
