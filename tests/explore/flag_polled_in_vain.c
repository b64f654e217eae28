//! what: a thread leaves without setting the flag that main asks for under a lock
//! cflags: -pthread
//! outcomes: 2
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int ready, tries;

static void *worker(void *arg)
{
    pthread_mutex_lock(&lock);
    int first = tries == 0;
    pthread_mutex_unlock(&lock);
    if (first) {
        pthread_mutex_lock(&lock);
        ready = 1;
        pthread_mutex_unlock(&lock);
    }
    return arg;
}

static int is_ready(void)
{
    pthread_mutex_lock(&lock);
    tries = 1;
    int now = ready;
    pthread_mutex_unlock(&lock);
    return now;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    while (!is_ready()) {
    }
    pthread_join(t, NULL);
    puts("ready");
    return 0;
}
