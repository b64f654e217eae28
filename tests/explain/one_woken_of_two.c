//! what: at the end both workers have to be woken, and one is
//! cflags: -pthread
//! explains: deadlock
//! repair: broadcast
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int jobs, done, sum;

static void push(void)
{
    pthread_mutex_lock(&m);
    jobs++;
    pthread_cond_signal(&changed); //~ FROM
    pthread_mutex_unlock(&m);
}

static void finish(void)
{
    pthread_mutex_lock(&m);
    done = 1;
    pthread_cond_signal(&changed); //~ TO
    pthread_mutex_unlock(&m);
}

static void *worker(void *arg)
{
    (void)arg;
    for (;;) {
        pthread_mutex_lock(&m);
        while (jobs == 0 && !done)
            pthread_cond_wait(&changed, &m);
        if (jobs == 0) {
            pthread_mutex_unlock(&m);
            return NULL;
        }
        jobs--;
        sum++;
        pthread_mutex_unlock(&m);
    }
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, worker, NULL);
    pthread_create(&b, NULL, worker, NULL);
    push();
    push();
    finish();
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
