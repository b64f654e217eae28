//! what: of three that a broadcast woke, one waits again; the other two stay woken
//! cflags: -pthread
//! outcomes: 1
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t moved = PTHREAD_COND_INITIALIZER;
static int go, passed;

static void *waiter(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    while (!go)
        pthread_cond_wait(&moved, &lock);
    passed++;
    pthread_mutex_unlock(&lock);
    return NULL;
}

static void *last(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    while (passed < 2)
        pthread_cond_wait(&moved, &lock);
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t a, b, c;
    pthread_create(&a, NULL, waiter, NULL);
    pthread_create(&b, NULL, waiter, NULL);
    pthread_create(&c, NULL, last, NULL);
    pthread_mutex_lock(&lock);
    go = 1;
    pthread_cond_broadcast(&moved);
    pthread_mutex_unlock(&lock);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    pthread_mutex_lock(&lock);
    pthread_cond_broadcast(&moved);
    pthread_mutex_unlock(&lock);
    pthread_join(c, NULL);
    printf("%d\n", passed);
    return 0;
}
