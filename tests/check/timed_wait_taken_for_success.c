//! what: a timed wait that times out is taken for the arrival of the data
//! cflags: -pthread
//! find: assertion
//! proves: yes
#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <time.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t arrived = PTHREAD_COND_INITIALIZER;
static int reply;

static void *server(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    reply = 200;
    pthread_cond_signal(&arrived);
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t t;
    struct timespec deadline = {1, 0};
    pthread_create(&t, NULL, server, NULL);
    pthread_mutex_lock(&lock);
    if (reply == 0)
        pthread_cond_timedwait(&arrived, &lock, &deadline);
#ifdef FIXED
    if (reply != 0)
#endif
        assert(reply == 200); //~ FAIL
    pthread_mutex_unlock(&lock);
    pthread_join(t, NULL);
    puts("done");
    return 0;
}
