//! what: a producer signals the condition variable that the producers wait on
//! cflags: -pthread
//! find: deadlock
//! proves: yes
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t not_empty = PTHREAD_COND_INITIALIZER, not_full = PTHREAD_COND_INITIALIZER;
static int is_full;

static void *producer(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    while (is_full)
        pthread_cond_wait(&not_full, &lock);
    is_full = 1;
#ifdef FIXED
    pthread_cond_signal(&not_empty);
#else
    pthread_cond_signal(&not_full);
#endif
    pthread_mutex_unlock(&lock);
    return NULL;
}

static void *consumer(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    while (!is_full)
        pthread_cond_wait(&not_empty, &lock); //~ FAIL
    is_full = 0;
    pthread_cond_signal(&not_full);
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t p, c;
    pthread_create(&p, NULL, producer, NULL);
    pthread_create(&c, NULL, consumer, NULL);
    pthread_join(p, NULL);
    pthread_join(c, NULL); //~ FAIL
    puts("done");
    return 0;
}
