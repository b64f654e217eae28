//! what: five threads with four steps each on one word, none of them indivisible: every read may find every write of every other thread
//! row: micro_5_bug -DTHREADS=5
//! fails: assertion
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

static int x;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

#ifdef FIXED
#define STEP(statement) (pthread_mutex_lock(&lock), (statement), pthread_mutex_unlock(&lock))
#else
#define STEP(statement) (statement)
#endif

static void *work(void *arg)
{
    STEP(x = x + 1);
    STEP(x = x + 2);
    STEP(x = x + 3);
    STEP(x = x + 4);
    return arg;
}

int main(void)
{
    pthread_t threads[THREADS];
    for (int i = 0; i < THREADS; i++)
        pthread_create(&threads[i], NULL, work, NULL);
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    assert(x == THREADS * 10); //~ FAIL
    printf("%d\n", x);
    return 0;
}
