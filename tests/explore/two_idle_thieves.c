//! what: two threads that try for one lock to look for work, and give it back, until they are told to stop
//! cflags: -pthread
//! outcomes: 1
#include <pthread.h>
#include <sched.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int stop;

static void *looks(void *arg)
{
    for (int seen = 0; !seen; sched_yield()) {
        if (pthread_mutex_trylock(&lock))
            continue;
        seen = stop;
        pthread_mutex_unlock(&lock);
    }
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, looks, NULL);
    pthread_mutex_lock(&lock);
    stop = 1;
    pthread_mutex_unlock(&lock);
    looks(NULL);
    pthread_join(t, NULL);
    puts("done");
    return 0;
}
