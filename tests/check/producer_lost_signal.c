//! what: a producer sets its flag and signals without the lock, between the consumer's test and its wait
//! cflags: -pthread
//! find: deadlock
//! proves: yes
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t filled = PTHREAD_COND_INITIALIZER;
static atomic_int is_filled;

static void *producer(void *arg)
{
    (void)arg;
#ifdef FIXED
    pthread_mutex_lock(&lock);
#endif
    is_filled = 1;
    pthread_cond_signal(&filled);
#ifdef FIXED
    pthread_mutex_unlock(&lock);
#endif
    return NULL;
}

static void *consumer(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    while (!is_filled)
        pthread_cond_wait(&filled, &lock); //~ FAIL
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t p, c;
    pthread_create(&c, NULL, consumer, NULL);
    pthread_create(&p, NULL, producer, NULL);
    pthread_join(p, NULL);
    pthread_join(c, NULL); //~ FAIL
    puts("done");
    return 0;
}
