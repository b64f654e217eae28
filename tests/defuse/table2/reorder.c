//! what: two words that are set one after the other, and somebody who counts on either both or none of them
//! row: recoder_20_bug -DSETTERS=20
//! row: recoder_2_bug -DSETTERS=2
//! fails: assertion
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int a, b;

static void hold(void)
{
#ifdef FIXED
    pthread_mutex_lock(&lock);
#endif
}

static void give(void)
{
#ifdef FIXED
    pthread_mutex_unlock(&lock);
#endif
}

static void *set(void *arg)
{
    hold();
    a = 1;
    b = -1;
    give();
    return arg;
}

static void *check(void *arg)
{
    hold();
    int none = a == 0 && b == 0;
    int both = a == 1 && b == -1;
    give();
    assert(none || both); //~ FAIL
    return arg;
}

int main(void)
{
    pthread_t setters[SETTERS], checker;
    for (int i = 0; i < SETTERS; i++)
        pthread_create(&setters[i], NULL, set, NULL);
    pthread_create(&checker, NULL, check, NULL);
    for (int i = 0; i < SETTERS; i++)
        pthread_join(setters[i], NULL);
    pthread_join(checker, NULL);
    printf("%d %d\n", a, b);
    return 0;
}
