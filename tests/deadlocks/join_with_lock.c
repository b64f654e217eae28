//! what: main joins a thread while it holds the lock that the thread needs
//! deadlock: join-cycle join want
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int total;

static void *work(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);      //~ want
    total++;
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, work, NULL);
    pthread_mutex_lock(&lock);
    pthread_join(thread, NULL);     //~ join
    pthread_mutex_unlock(&lock);
    return 0;
}
