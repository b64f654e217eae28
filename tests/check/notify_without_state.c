//! what: a thread waits for a bare notification, which has come and gone before
//! cflags: -pthread
//! find: deadlock
//! proves: yes
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t started = PTHREAD_COND_INITIALIZER;
#ifdef FIXED
static int has_started;
#endif

static void *service(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
#ifdef FIXED
    has_started = 1;
#endif
    pthread_cond_broadcast(&started);
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, service, NULL);
    pthread_mutex_lock(&lock);
#ifdef FIXED
    while (!has_started)
#endif
        pthread_cond_wait(&started, &lock); //~ FAIL
    pthread_mutex_unlock(&lock);
    pthread_join(t, NULL);
    puts("done");
    return 0;
}
