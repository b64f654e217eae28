//! what: a race behind the count that many sections of a lock make: the readers have to come after exactly 77 of 1,200
//! race: bump bump different-values
#include <pthread.h>
#include <stdio.h>

#define WORKERS 4
#define ROUNDS 300

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int total, seen;

static void *worker(void *arg)
{
    (void)arg;
    for (int i = 0; i < ROUNDS; i++) {
        pthread_mutex_lock(&lock);
        total++;
        pthread_mutex_unlock(&lock);
    }
    return NULL;
}

static void *peek(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    int now = total;
    pthread_mutex_unlock(&lock);
    if (now == 77)
        seen++;   //~ bump
    return NULL;
}

int main(void)
{
    pthread_t workers[WORKERS], readers[2];
    for (int i = 0; i < WORKERS; i++)
        pthread_create(&workers[i], NULL, worker, NULL);
    for (int i = 0; i < 2; i++)
        pthread_create(&readers[i], NULL, peek, NULL);
    for (int i = 0; i < WORKERS; i++)
        pthread_join(workers[i], NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(readers[i], NULL);
    printf("%d\n", seen);
    return 0;
}
