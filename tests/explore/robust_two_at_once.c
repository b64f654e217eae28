//! what: a thread that ends leaves its robust mutexes one after the other, the newest first
//! cflags: -pthread
//! outcomes: 5
#include <errno.h>
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t first, second;

static void *dies(void *arg)
{
    pthread_mutex_lock(&first);
    pthread_mutex_lock(&second);
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_mutexattr_t robust;
    pthread_mutexattr_init(&robust);
    pthread_mutexattr_setrobust(&robust, PTHREAD_MUTEX_ROBUST);
    pthread_mutex_init(&first, &robust);
    pthread_mutex_init(&second, &robust);
    pthread_create(&t, NULL, dies, NULL);
    int one = pthread_mutex_trylock(&first);
    int two = pthread_mutex_trylock(&second);
    printf("%d %d\n", one, two);
    if (one == EOWNERDEAD)
        pthread_mutex_consistent(&first);
    if (two == EOWNERDEAD)
        pthread_mutex_consistent(&second);
    if (one != EBUSY)
        pthread_mutex_unlock(&first);
    if (two != EBUSY)
        pthread_mutex_unlock(&second);
    pthread_join(t, NULL);
    return 0;
}
