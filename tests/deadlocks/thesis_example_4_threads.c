//! what: ConLock, section 5.1.8: a circle that needs an input (y is 5) and the right order of two writes, beside 2 more threads
//! deadlock: lock-cycle l4 l8 nondet_uchar=5
#include <pthread.h>

unsigned char __VERIFIER_nondet_uchar(void);

static pthread_mutex_t A = PTHREAD_MUTEX_INITIALIZER, B = PTHREAD_MUTEX_INITIALIZER, C = PTHREAD_MUTEX_INITIALIZER;
static int x, y, calls;

static void *first(void *arg)
{
    (void)arg;
    x = 6;                          //~ l1
    pthread_mutex_lock(&A);         //~ l2
    if (y > 4) {                    //~ l3
        pthread_mutex_lock(&B);     //~ l4
        pthread_mutex_unlock(&B);
    }
    pthread_mutex_unlock(&A);
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    x = 2;                          //~ l5
    pthread_mutex_lock(&B);         //~ l6
    if (y * y + 5 < x * x) {        //~ l7
        pthread_mutex_lock(&A);     //~ l8
        pthread_mutex_unlock(&A);
    }
    pthread_mutex_unlock(&B);
    return NULL;
}

static void *more0(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&C);
    calls++;
    pthread_mutex_unlock(&C);
    return NULL;
}

static void *more1(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&C);
    calls++;
    pthread_mutex_unlock(&C);
    return NULL;
}

int main(void)
{
    pthread_t threads[4];
    y = __VERIFIER_nondet_uchar();
    pthread_create(&threads[0], NULL, first, NULL);
    pthread_create(&threads[1], NULL, second, NULL);
    pthread_create(&threads[2], NULL, more0, NULL);
    pthread_create(&threads[3], NULL, more1, NULL);
    for (int i = 0; i < 4; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
