//! what: two locks for two variables: every order gives the same
//! cflags: -pthread
//! outcomes: 1
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t left = PTHREAD_MUTEX_INITIALIZER, right = PTHREAD_MUTEX_INITIALIZER;
static int x, y;

static void *first(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&left);
    x = 1;
    pthread_mutex_unlock(&left);
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&right);
    y = 1;
    pthread_mutex_unlock(&right);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d %d\n", x, y);
    return 0;
}
