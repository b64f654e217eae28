//! what: a consumer tests whether the buffer has an item before it takes the lock
//! cflags: -pthread
//! find: assertion
//! proves: yes
//! explains: assertion
//! flows: 1
//! repair: atomic
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

#define SIZE 2

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int items[SIZE] = {11};
static atomic_int count = 1;

static int get(int *item)
{
#ifndef FIXED
    if (count == 0) //~ FROM
        return 0;
#endif
    pthread_mutex_lock(&lock);
#ifdef FIXED
    if (count == 0) {
        pthread_mutex_unlock(&lock);
        return 0;
    }
#endif
    assert(count > 0); //~ FAIL READ TO
    *item = items[--count]; //~ BAD
    pthread_mutex_unlock(&lock);
    return 1;
}

static void *consumer(void *arg)
{
    int item;
    (void)arg;
    get(&item);
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, consumer, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    assert(count == 0);
    puts("done");
    return 0;
}
