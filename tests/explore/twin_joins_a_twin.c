//! what: a twin that joins the other, or itself, through a handle that all can read
//! cflags: -pthread
//! outcomes: 2
#include <pthread.h>
#include <semaphore.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int n;
static sem_t done, never;
static pthread_t handles[2];

static void *work(void *arg)
{
    pthread_mutex_lock(&m);
    int me = n++;
    pthread_mutex_unlock(&m);
    if (me == 0) {
        pthread_join(handles[1], NULL);
    } else {
        sem_post(&done);
        sem_wait(&never);
    }
    return arg;
}

int main(void)
{
    sem_init(&done, 0, 0);
    sem_init(&never, 0, 0);
    pthread_mutex_lock(&m);
    pthread_create(&handles[0], NULL, work, NULL);
    pthread_create(&handles[1], NULL, work, NULL);
    pthread_mutex_unlock(&m);
    sem_wait(&done);
    return 0;
}
