//! what: a consumer waits in an if, and another one takes the item before it wakes up
//! cflags: -pthread
//! find: assertion
//! proves: yes
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

#define CONSUMERS 2

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t filled = PTHREAD_COND_INITIALIZER;
static int items;

static void *consumer(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
#ifdef FIXED
    while (items == 0)
#else
    if (items == 0)
#endif
        pthread_cond_wait(&filled, &lock);
    assert(items > 0); //~ FAIL
    items--;
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t t[CONSUMERS];
    for (int i = 0; i < CONSUMERS; i++)
        pthread_create(&t[i], NULL, consumer, NULL);
    for (int i = 0; i < CONSUMERS; i++) {
        pthread_mutex_lock(&lock);
        items++;
        pthread_cond_signal(&filled);
        pthread_mutex_unlock(&lock);
    }
    for (int i = 0; i < CONSUMERS; i++)
        pthread_join(t[i], NULL);
    puts("done");
    return 0;
}
