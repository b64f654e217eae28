// Four workers look for jobs with trylock, in queues that others fill: very many orders, and a failure that needs a few of them.
#include <assert.h>
#include <pthread.h>
#include <sched.h>

enum { WORKERS = 4, JOBS = 40 };

static struct {
    pthread_mutex_t lock;
    int jobs;
} queues[WORKERS];
static int done;

static void *work(void *arg)
{
    int self = (int)(long)arg;
    for (int idle = 0; idle < 2 * JOBS; idle++) {
        for (int i = 0; i < WORKERS; i++) {
            int q = (self + i) % WORKERS;
            if (pthread_mutex_trylock(&queues[q].lock) != 0)
                continue;
            if (queues[q].jobs > 0) {
                queues[q].jobs--;
                done++;
            }
            pthread_mutex_unlock(&queues[q].lock);
        }
        if (done == WORKERS * JOBS)
            break;
        sched_yield();
    }
    return 0;
}

int main(void)
{
    pthread_t t[WORKERS];
    for (int i = 0; i < WORKERS; i++) {
        pthread_mutex_init(&queues[i].lock, 0);
        queues[i].jobs = JOBS;
    }
    for (long i = 0; i < WORKERS; i++)
        pthread_create(&t[i], 0, work, (void *)i);
    for (int i = 0; i < WORKERS; i++)
        pthread_join(t[i], 0);
    assert(done == WORKERS * JOBS);
    return 0;
}
