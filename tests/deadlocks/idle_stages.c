//! what: two detached stages hand work on and back, and wait for more of it when main returns: that is no deadlock
//! not: one two
#include <pthread.h>
#include <semaphore.h>

static sem_t in, mid;
static int retries = 1;

static void *stage1(void *arg)
{
    (void)arg;
    for (;;) {
        sem_wait(&in);   //~ one
        sem_post(&mid);
    }
}

static void *stage2(void *arg)
{
    (void)arg;
    for (;;) {
        sem_wait(&mid);   //~ two
        if (retries-- > 0)
            sem_post(&in);
    }
}

int main(void)
{
    pthread_t x, y;
    sem_init(&in, 0, 0);
    sem_init(&mid, 0, 0);
    pthread_create(&x, NULL, stage1, NULL);
    pthread_create(&y, NULL, stage2, NULL);
    pthread_detach(x);
    pthread_detach(y);
    sem_post(&in);
    return 0;
}
