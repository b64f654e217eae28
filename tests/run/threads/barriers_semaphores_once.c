//! what: barriers reused over rounds, semaphores, once, detached threads and attributes
//! cflags: -pthread
#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <semaphore.h>
#include <stdio.h>
#include <time.h>

enum { THREADS = 3, ROUNDS = 20 };
static pthread_barrier_t barrier;
static sem_t tokens, done;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static int initialised, serial, rounds[ROUNDS];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void initialise(void) { initialised++; }

static void *work(void *arg)
{
    (void)arg;
    pthread_once(&once, initialise);
    for (int i = 0; i < ROUNDS; i++) {
        pthread_mutex_lock(&lock);
        rounds[i]++;
        pthread_mutex_unlock(&lock);
        int r = pthread_barrier_wait(&barrier);
        pthread_mutex_lock(&lock);
        serial += r == PTHREAD_BARRIER_SERIAL_THREAD;
        if (rounds[i] != THREADS)
            printf("round %d left early\n", i);
        pthread_mutex_unlock(&lock);
    }
    sem_wait(&tokens);
    sched_yield();
    sem_post(&done);
    return NULL;
}

static void *detached(void *arg)
{
    (void)arg;
    sem_post(&done);
    return NULL;
}

int main(void)
{
    pthread_barrier_init(&barrier, NULL, THREADS);
    sem_init(&tokens, 0, 0);
    sem_init(&done, 0, 0);
    pthread_t t[THREADS];
    for (int i = 0; i < THREADS; i++)
        pthread_create(&t[i], NULL, work, NULL);
    for (int i = 0; i < THREADS; i++)
        sem_post(&tokens);
    for (int i = 0; i < THREADS; i++)
        sem_wait(&done);
    for (int i = 0; i < THREADS; i++)
        pthread_join(t[i], NULL);
    printf("%d %d\n", initialised, serial);
    int value = -1;
    sem_getvalue(&tokens, &value);
    printf("left %d, try %d", value, sem_trywait(&tokens));
    printf(" %d\n", errno == EAGAIN);
    struct timespec past = {0, 0};
    printf("timed %d", sem_timedwait(&tokens, &past));
    printf(" %d\n", errno == ETIMEDOUT);
    pthread_barrier_destroy(&barrier);

    pthread_attr_t a;
    int state = -1;
    pthread_attr_init(&a);
    pthread_attr_setdetachstate(&a, PTHREAD_CREATE_DETACHED);
    pthread_attr_getdetachstate(&a, &state);
    pthread_attr_setstacksize(&a, 1 << 20);
    pthread_create(&t[0], &a, detached, NULL);
    pthread_attr_destroy(&a);
    sem_wait(&done);
    pthread_create(&t[1], NULL, detached, NULL);
    printf("detach %d, state %d\n", pthread_detach(t[1]), state == PTHREAD_CREATE_DETACHED);
    sem_wait(&done);
    sem_destroy(&tokens);
    sem_destroy(&done);
    return 0;
}
