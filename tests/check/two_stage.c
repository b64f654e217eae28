//! what: a writer fills two tables under two locks, one after the other, and a reader looks in between
//! cflags: -pthread
//! find: assertion
//! sizes: 2 10 100
//! explains: assertion
//! flows: 1
//! repair: atomic
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

#ifndef N
#define N 2
#endif

static pthread_mutex_t first_lock = PTHREAD_MUTEX_INITIALIZER, second_lock = PTHREAD_MUTEX_INITIALIZER;
static int first, second;

static void *writer(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&first_lock);
    first = 1;
#ifndef FIXED
    pthread_mutex_unlock(&first_lock);
#endif
    pthread_mutex_lock(&second_lock);
    second = 2; //~ GOOD TO
    pthread_mutex_unlock(&second_lock);
#ifdef FIXED
    pthread_mutex_unlock(&first_lock);
#endif
    return NULL;
}

static void *reader(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&first_lock);
    int one = first;
    pthread_mutex_unlock(&first_lock);
    if (one == 0)
        return NULL;
    pthread_mutex_lock(&second_lock);
    int two = second; //~ READ
    pthread_mutex_unlock(&second_lock);
    assert(two == one + 1); //~ FAIL
    return NULL;
}

int main(void)
{
    pthread_t threads[N];
    pthread_create(&threads[0], NULL, writer, NULL);
    for (int i = 1; i < N; i++)
        pthread_create(&threads[i], NULL, reader, NULL);
    for (int i = 0; i < N; i++)
        pthread_join(threads[i], NULL);
    puts("done");
    return 0;
}
