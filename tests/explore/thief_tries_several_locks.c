//! what: a thief that tries the locks of two queues until it finds something in one waits for that
//! cflags: -pthread
//! outcomes: 2
#include <pthread.h>
#include <sched.h>
#include <stdio.h>

static struct queue {
    pthread_mutex_t lock;
    int jobs;
} queues[2] = { { PTHREAD_MUTEX_INITIALIZER, 0 }, { PTHREAD_MUTEX_INITIALIZER, 0 } };

static void *fills(void *arg)
{
    pthread_mutex_lock(&queues[1].lock);
    queues[1].jobs = 1;
    pthread_mutex_unlock(&queues[1].lock);
    pthread_mutex_lock(&queues[0].lock);
    queues[0].jobs = 1;
    pthread_mutex_unlock(&queues[0].lock);
    return arg;
}

static int steal(void)
{
    for (int i = 0; i < 2; i++) {
        struct queue *q = &queues[i];
        if (pthread_mutex_trylock(&q->lock))
            continue;
        int found = q->jobs;
        q->jobs = 0;
        pthread_mutex_unlock(&q->lock);
        if (found)
            return i;
    }
    return -1;
}

int main(void)
{
    pthread_t t;
    int from;
    pthread_create(&t, NULL, fills, NULL);
    while ((from = steal()) < 0)
        sched_yield();
    printf("from %d\n", from);
    pthread_join(t, NULL);
    return 0;
}
