//! what: setters write two flags one after the other, and a checker sees only one of them set
//! cflags: -pthread
//! find: assertion
//! race: yes
//! sizes: 3 5 10 20
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

#ifndef N
#define N 3
#endif

static int a, b;
#ifdef FIXED
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
#endif

static void *setter(void *arg)
{
    (void)arg;
#ifdef FIXED
    pthread_mutex_lock(&lock);
#endif
    a = 1;  //~ RACE
    b = -1; //~ RACE
#ifdef FIXED
    pthread_mutex_unlock(&lock);
#endif
    return NULL;
}

static void *checker(void *arg)
{
    (void)arg;
#ifdef FIXED
    pthread_mutex_lock(&lock);
#endif
    assert((a == 0 && b == 0) || (a == 1 && b == -1)); //~ FAIL RACE
#ifdef FIXED
    pthread_mutex_unlock(&lock);
#endif
    return NULL;
}

int main(void)
{
    pthread_t threads[N];
    for (int i = 0; i < N - 1; i++)
        pthread_create(&threads[i], NULL, setter, NULL);
    pthread_create(&threads[N - 1], NULL, checker, NULL);
    for (int i = 0; i < N; i++)
        pthread_join(threads[i], NULL);
    puts("done");
    return 0;
}
