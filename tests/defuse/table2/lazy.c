//! what: who looks whether everything is there yet counts on being first
//! row: lazy_bug
//! fails: assertion
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int data;

static void *add_one(void *arg)
{
    pthread_mutex_lock(&lock);
    data++;
    pthread_mutex_unlock(&lock);
    return arg;
}

static void *add_two(void *arg)
{
    pthread_mutex_lock(&lock);
    data += 2;
    pthread_mutex_unlock(&lock);
    return arg;
}

static void *look(void *arg)
{
    pthread_mutex_lock(&lock);
    assert(data < 3); //~ FAIL
    pthread_mutex_unlock(&lock);
    return arg;
}

int main(void)
{
    pthread_t threads[3];
    pthread_create(&threads[0], NULL, look, NULL);
    pthread_create(&threads[1], NULL, add_one, NULL);
#ifdef FIXED
    pthread_join(threads[0], NULL);
#endif
    pthread_create(&threads[2], NULL, add_two, NULL);
#ifndef FIXED
    pthread_join(threads[0], NULL);
#endif
    pthread_join(threads[1], NULL);
    pthread_join(threads[2], NULL);
    printf("%d\n", data);
    return 0;
}
