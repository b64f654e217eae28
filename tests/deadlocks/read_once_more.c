//! what: a lock that does not prefer writers can be read once more, whoever waits
//! unlisted: again writes
#define _GNU_SOURCE
#include <pthread.h>

static pthread_rwlock_t table = PTHREAD_RWLOCK_INITIALIZER;
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
