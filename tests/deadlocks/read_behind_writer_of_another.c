//! what: a circle through a writer that only waits: one reads and wants a mutex, its holder wants to read, behind the writer
//! deadlock: lock-cycle mutex reads writes
#define _GNU_SOURCE
#include <pthread.h>

static pthread_rwlock_t table = PTHREAD_RWLOCK_WRITER_NONRECURSIVE_INITIALIZER_NP;
static pthread_mutex_t log_lock = PTHREAD_MUTEX_INITIALIZER;
static int entries, lines;

static void *finds_and_logs(void *arg)
{
    pthread_rwlock_rdlock(&table);
    pthread_mutex_lock(&log_lock); //~ mutex
    lines += entries;
    pthread_mutex_unlock(&log_lock);
    pthread_rwlock_unlock(&table);
    return arg;
}

static void *logs_and_finds(void *arg)
{
    pthread_mutex_lock(&log_lock);
    pthread_rwlock_rdlock(&table); //~ reads
    lines += entries;
    pthread_rwlock_unlock(&table);
    pthread_mutex_unlock(&log_lock);
    return arg;
}

static void *adds(void *arg)
{
    pthread_rwlock_wrlock(&table); //~ writes
    entries++;
    pthread_rwlock_unlock(&table);
    return arg;
}

int main(void)
{
    pthread_t t[3];
    pthread_create(&t[0], NULL, finds_and_logs, NULL);
    pthread_create(&t[1], NULL, logs_and_finds, NULL);
    pthread_create(&t[2], NULL, adds, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return 0;
}
