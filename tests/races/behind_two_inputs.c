//! what: a race that only two inputs together let threads come to, one of them compared as a sum
//! race: write read failure nondet_int=24301 nondet_int#2=275
#include <assert.h>
#include <pthread.h>

int __VERIFIER_nondet_int(void);

static int key, offset, limit = 10;

static void *first(void *arg)
{
    (void)arg;
    if (key == 0x5eed)
        limit = -1;                   //~ write
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    if (offset + key == 0x6000)
        assert(limit > 0);            //~ read
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    key = __VERIFIER_nondet_int();
    offset = __VERIFIER_nondet_int();
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    
    return 0;
}
