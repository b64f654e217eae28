//! what: two numbers, each changed under its lock, but the second one from what was read of it in a section before
//! row: stateful_bug
//! fails: assertion
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t one = PTHREAD_MUTEX_INITIALIZER, two = PTHREAD_MUTEX_INITIALIZER;
static int data1 = 10, data2 = 10;

static void *first(void *arg)
{
    pthread_mutex_lock(&one);
    data1++;
    pthread_mutex_unlock(&one);
    pthread_mutex_lock(&two);
    data2++;
    pthread_mutex_unlock(&two);
    return arg;
}

static void *second(void *arg)
{
    pthread_mutex_lock(&one);
    data1 += 5;
    pthread_mutex_unlock(&one);
    pthread_mutex_lock(&two);
    int old = data2;
#ifndef FIXED
    pthread_mutex_unlock(&two);
    pthread_mutex_lock(&two);
#endif
    data2 = old - 6;
    pthread_mutex_unlock(&two);
    return arg;
}

int main(void)
{
    pthread_t threads[2];
    pthread_create(&threads[0], NULL, first, NULL);
    pthread_create(&threads[1], NULL, second, NULL);
    pthread_join(threads[0], NULL);
    pthread_join(threads[1], NULL);
    assert(data1 == 16 && data2 == 5); //~ FAIL
    printf("%d %d\n", data1, data2);
    return 0;
}
