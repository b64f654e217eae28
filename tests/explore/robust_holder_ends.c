//! what: whoever waits for a robust mutex goes on when its holder ends, and is told so
//! cflags: -pthread
//! outcomes: 3
#include <errno.h>
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock;
static int half;

static void *dies(void *arg)
{
    if (pthread_mutex_lock(&lock) == EOWNERDEAD)
        pthread_mutex_consistent(&lock);
    half++;
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_mutexattr_t robust;
    pthread_mutexattr_init(&robust);
    pthread_mutexattr_setrobust(&robust, PTHREAD_MUTEX_ROBUST);
    pthread_mutex_init(&lock, &robust);
    pthread_create(&a, NULL, dies, NULL);
    pthread_create(&b, NULL, dies, NULL);
    int told = pthread_mutex_lock(&lock) == EOWNERDEAD;
    if (told)
        pthread_mutex_consistent(&lock);
    printf("%d %d\n", told, half);
    pthread_mutex_unlock(&lock);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
