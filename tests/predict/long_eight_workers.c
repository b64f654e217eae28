//! what: eight workers, one after the other in the observed run, over ten million steps. What the last reads first the first wrote first: windows over the global order never hold both
//! options: --window 10000
//! steps: 10000000
// TAME, figure 9: a window of consecutive events holds one thread, or the end of one and the beginning of the next. Windows
// of each thread for itself, combined, hold the beginnings of all.
#include <pthread.h>
#include <stdio.h>

enum { WORKERS = 8, ROUNDS = 6000, MIXING = 20 };

static struct {
    pthread_mutex_t lock;
    unsigned sum;
} stripes[WORKERS];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int configured, careful;
static unsigned total;

static unsigned mix(unsigned n)
{
    for (int i = 0; i < MIXING; i++)
        n = n * 1664525u + 1013904223u;
    return n;
}

static void begin(int me)
{
    if (me == 0) {
        configured = 1;
    } else if (me == WORKERS - 1) {
        if (!configured) //~ BRANCH if other
            careful = 1;
    }
}

static void *worker(void *arg)
{
    int me = (int)(long)arg;
    begin(me);
    for (unsigned round = 0; round < ROUNDS; round++) {
        unsigned n = mix(round);
        pthread_mutex_lock(&stripes[me].lock);
        stripes[me].sum += n;
        pthread_mutex_unlock(&stripes[me].lock);
    }
    pthread_mutex_lock(&lock);
    total += stripes[me].sum;
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t t[WORKERS];
    for (long i = 0; i < WORKERS; i++)
        pthread_mutex_init(&stripes[i].lock, NULL);
    for (long i = 0; i < WORKERS; i++)
        pthread_create(&t[i], NULL, worker, (void *)i);
    for (long i = 0; i < WORKERS; i++)
        pthread_join(t[i], NULL);
    printf("%u %d\n", total, careful);
    return 0;
}
