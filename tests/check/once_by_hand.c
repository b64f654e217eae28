//! what: a home-made once marks the work as done before it has done it
//! cflags: -pthread
//! find: null-access
//! proves: yes
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static const int primes[3] = {2, 3, 5};
static const int *_Atomic table;
#ifdef FIXED
static pthread_once_t once = PTHREAD_ONCE_INIT;
#else
static atomic_int is_initialised;
#endif

static void initialise(void)
{
    table = primes;
}

static void *user(void *arg)
{
    (void)arg;
#ifdef FIXED
    pthread_once(&once, initialise);
#else
    if (!atomic_exchange(&is_initialised, 1))
        initialise();
#endif
    const int *t = table;
    return (void *)(long)t[2]; //~ FAIL
}

int main(void)
{
    pthread_t t[2];
    void *prime;
    long sum = 0;
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, user, NULL);
    for (int i = 0; i < 2; i++) {
        pthread_join(t[i], &prime);
        sum += (long)prime;
    }
    printf("%ld\n", sum);
    return 0;
}
