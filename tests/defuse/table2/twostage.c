//! what: two stages of data with a lock each: who has seen the first one finds the second one as it was before
//! row: twostage_10_bug -DWRITERS=9
//! row: twostage_3_bug -DWRITERS=2
//! fails: assertion
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t first_lock = PTHREAD_MUTEX_INITIALIZER, second_lock = PTHREAD_MUTEX_INITIALIZER;
static int first, second;

static void *writer(void *arg)
{
    pthread_mutex_lock(&first_lock);
    first = 1;
#ifndef FIXED
    pthread_mutex_unlock(&first_lock);
#endif
    pthread_mutex_lock(&second_lock);
    second = first + 1;
    pthread_mutex_unlock(&second_lock);
#ifdef FIXED
    pthread_mutex_unlock(&first_lock);
#endif
    return arg;
}

static void *reader(void *arg)
{
    int one, two;
    pthread_mutex_lock(&first_lock);
    one = first;
    pthread_mutex_unlock(&first_lock);
    if (one == 0)
        return arg;
    pthread_mutex_lock(&second_lock);
    two = second;
    pthread_mutex_unlock(&second_lock);
    assert(two == one + 1); //~ FAIL
    return arg;
}

int main(void)
{
    pthread_t writers[WRITERS], checker;
    for (int i = 0; i < WRITERS; i++)
        pthread_create(&writers[i], NULL, writer, NULL);
    pthread_create(&checker, NULL, reader, NULL);
    for (int i = 0; i < WRITERS; i++)
        pthread_join(writers[i], NULL);
    pthread_join(checker, NULL);
    printf("%d %d\n", first, second);
    return 0;
}
