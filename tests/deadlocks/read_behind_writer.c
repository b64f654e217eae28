//! what: of a lock that prefers writers: who reads already and wants to read once more waits for the writer that waits for it
//! deadlock: read-behind-writer again writes
#define _GNU_SOURCE
#include <pthread.h>

static pthread_rwlock_t table = PTHREAD_RWLOCK_WRITER_NONRECURSIVE_INITIALIZER_NP;
static int entries, found;

static int lookup(int key)
{
    pthread_rwlock_rdlock(&table); //~ again
    int hit = key < entries;
    pthread_rwlock_unlock(&table);
    return hit;
}

static void *reader(void *arg)
{
    pthread_rwlock_rdlock(&table);
    found = lookup(1);
    pthread_rwlock_unlock(&table);
    return arg;
}

static void *writer(void *arg)
{
    pthread_rwlock_wrlock(&table); //~ writes
    entries++;
    pthread_rwlock_unlock(&table);
    return arg;
}

int main(void)
{
    pthread_t t[2];
    pthread_create(&t[0], NULL, reader, NULL);
    pthread_create(&t[1], NULL, writer, NULL);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    return 0;
}
