//! what: main destroys a mutex when the job is done, but before its worker has unlocked it
//! cflags: -pthread
//! find: lock-misuse
//! proves: yes
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static pthread_mutex_t lock;
static atomic_int is_done;

static void *worker(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    is_done = 1;
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_mutex_init(&lock, NULL);
    pthread_create(&t, NULL, worker, NULL);
#ifdef FIXED
    pthread_join(t, NULL);
    pthread_mutex_destroy(&lock);
#else
    int destroy_now = is_done;
    if (destroy_now)
        pthread_mutex_destroy(&lock); //~ FAIL
    pthread_join(t, NULL);
    if (!destroy_now)
        pthread_mutex_destroy(&lock);
#endif
    puts("done");
    return 0;
}
