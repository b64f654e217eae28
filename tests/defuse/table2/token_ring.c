//! what: a token that goes round among three stations; the one that makes it anew looks whether it is its turn without the lock
//! row: token_ring_bug
//! fails: assertion
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int x1 = 1, x2 = 1, x3 = 1;
static int turns;

static void *station1(void *arg)
{
#ifdef FIXED
    pthread_mutex_lock(&lock);
    int mine = x1 == x3;
#else
    int mine = x1 == x3;
    pthread_mutex_lock(&lock);
#endif
    if (mine) {
        x1 = (x1 + 1) % 4;
        turns++;
    }
    pthread_mutex_unlock(&lock);
    return arg;
}

static void *station2(void *arg)
{
    pthread_mutex_lock(&lock);
    if (x2 != x1) {
        x2 = x1;
        turns++;
    }
    pthread_mutex_unlock(&lock);
    return arg;
}

static void *station3(void *arg)
{
    pthread_mutex_lock(&lock);
    if (x3 != x2) {
        x3 = x2;
        turns++;
    }
    pthread_mutex_unlock(&lock);
    return arg;
}

/* There is one token: only one of two neighbours differs. */
static void *check(void *arg)
{
    pthread_mutex_lock(&lock);
    int tokens = (x1 == x3) + (x2 != x1) + (x3 != x2);
    pthread_mutex_unlock(&lock);
    assert(tokens == 1); //~ FAIL
    return arg;
}

int main(void)
{
    void *(*const stations[])(void *) = { station1, station2, station3, station1, check };
    pthread_t threads[5];
    for (int i = 0; i < 5; i++)
        pthread_create(&threads[i], NULL, stations[i], NULL);
    for (int i = 0; i < 5; i++)
        pthread_join(threads[i], NULL);
    printf("%s\n", turns > 0 ? "round" : "not round");
    return 0;
}
