//! what: three critical sections in any order
//! cflags: -pthread
//! outcomes: ?
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int order;

static void *first(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    order = order * 10 + 1;
    pthread_mutex_unlock(&lock);
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    order = order * 10 + 2;
    pthread_mutex_unlock(&lock);
    return NULL;
}

static void *third(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    order = order * 10 + 3;
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t a, b, c;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_create(&c, NULL, third, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    pthread_join(c, NULL);
    printf("%d\n", order);
    return 0;
}
