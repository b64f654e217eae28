//! what: both threads hold the same lock: not even a candidate
//! not: here_a here_b
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t one = PTHREAD_MUTEX_INITIALIZER;
static int balance = 100;

static void *first(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&one);
    balance -= 10;              //~ here_a
    pthread_mutex_unlock(&one);
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&one);
    balance += 5;               //~ here_b
    pthread_mutex_unlock(&one);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d\n", balance);
    return 0;
}
