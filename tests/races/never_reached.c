//! what: code that no run can reach, as far as anybody knows: the candidate of the code stays undecided
//! not: here_a here_b
//! undecided: here_a here_b
#include <pthread.h>

unsigned int __VERIFIER_nondet_uint(void);

static unsigned int key;
static int total;

static unsigned int scramble(unsigned int x)
{
    return (x & 0xff) | 1;
}

static void *first(void *arg)
{
    (void)arg;
    if (scramble(key) == 42) /* always odd */
        total = 1;                  //~ here_a
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    total = 2;                      //~ here_b
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    key = __VERIFIER_nondet_uint();
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    
    return 0;
}
