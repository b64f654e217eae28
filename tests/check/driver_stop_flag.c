//! what: a driver tests the stop flag before it registers its request, and goes on after the stop
//! cflags: -pthread
//! find: assertion
//! proves: yes
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int pending = 1, stopping, stopped;
static sem_t idle;

static void leave(void)
{
    if (atomic_fetch_sub(&pending, 1) == 1)
        sem_post(&idle);
}

static int enter(void)
{
#ifdef FIXED
    pending++;
    if (stopping) {
        leave();
        return 0;
    }
#else
    if (stopping)
        return 0;
    pending++;
#endif
    return 1;
}

static void *request(void *arg)
{
    (void)arg;
    if (enter()) {
        assert(!stopped); //~ FAIL
        leave();
    }
    return NULL;
}

int main(void)
{
    pthread_t t;
    sem_init(&idle, 0, 0);
    pthread_create(&t, NULL, request, NULL);
    stopping = 1;
    leave();
    sem_wait(&idle);
    stopped = 1;
    pthread_join(t, NULL);
    puts("done");
    return 0;
}
