//! what: Racageddon, section 4.2.7, beside 2 more threads that keep to their lock
//! race: l1 l4
//! race: l1 l5
//! race: l3 l6 nondet_uchar=5 phase=2
#include <pthread.h>
#include <stdio.h>

unsigned char __VERIFIER_nondet_uchar(void);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int x, y, z, calls;

static void *first(void *arg)
{
    (void)arg;
    x = 6;                 //~ l1
    if (z > 4)
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

static void *more0(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    calls++;
    pthread_mutex_unlock(&lock);
    return NULL;
}

static void *more1(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    calls++;
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t threads[4];
    z = __VERIFIER_nondet_uchar();
    pthread_create(&threads[0], NULL, first, NULL);
    pthread_create(&threads[1], NULL, second, NULL);
    pthread_create(&threads[2], NULL, more0, NULL);
    pthread_create(&threads[3], NULL, more1, NULL);
    for (int i = 0; i < 4; i++)
        pthread_join(threads[i], NULL);
    printf("%d %d %d\n", x, y, calls);
    return 0;
}
