//! what: who waits could have been signalled, and have taken the lock again, before another thread tried for it
//! cflags: -pthread
//! outcomes: 3
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t told = PTHREAD_COND_INITIALIZER;

static void *wait(void *arg)
{
    pthread_mutex_lock(&lock);
    pthread_cond_wait(&told, &lock);
    pthread_mutex_unlock(&lock);
    return arg;
}

static void *tell(void *arg)
{
    pthread_cond_signal(&told);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, wait, NULL);
    pthread_create(&b, NULL, tell, NULL);
    int tried = pthread_mutex_trylock(&lock);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d\n", tried);
    return 0;
}
