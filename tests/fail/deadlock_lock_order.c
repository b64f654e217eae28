//! what: two locks taken in opposite orders
//! cflags: -pthread
//! fail: deadlock
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t left = PTHREAD_MUTEX_INITIALIZER, right = PTHREAD_MUTEX_INITIALIZER;
static pthread_barrier_t both;

static void *other(void *arg)
{
    (void)arg;
#ifdef FIXED
    pthread_barrier_wait(&both);
    pthread_mutex_lock(&left);
    pthread_mutex_lock(&right);
#else
    pthread_mutex_lock(&right);
    pthread_barrier_wait(&both);
    pthread_mutex_lock(&left); //~ FAIL
#endif
    pthread_mutex_unlock(&left);
    pthread_mutex_unlock(&right);
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_barrier_init(&both, NULL, 2);
    pthread_create(&t, NULL, other, NULL);
    pthread_mutex_lock(&left);
    pthread_barrier_wait(&both);
    pthread_mutex_lock(&right); //~ FAIL
    pthread_mutex_unlock(&right);
    pthread_mutex_unlock(&left);
    pthread_join(t, NULL);
    puts("done");
    return 0;
}
