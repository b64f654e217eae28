//! what: a reader that finds stale data asks for the write lock while it holds the read lock
//! cflags: -pthread
//! find: deadlock
//! proves: yes
#include <pthread.h>
#include <stdio.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static int is_stale, price = 10;

static void refresh(void)
{
    pthread_rwlock_wrlock(&lock); //~ FAIL
    price = 11;
    is_stale = 0;
    pthread_rwlock_unlock(&lock);
}

static void *invalidate(void *arg)
{
    (void)arg;
    pthread_rwlock_wrlock(&lock);
    is_stale = 1;
    pthread_rwlock_unlock(&lock);
    return NULL;
}

static void *show(void *arg)
{
    (void)arg;
    pthread_rwlock_rdlock(&lock);
#ifdef FIXED
    int stale = is_stale;
    pthread_rwlock_unlock(&lock);
    if (stale)
        refresh();
#else
    if (is_stale)
        refresh();
    pthread_rwlock_unlock(&lock);
#endif
    return NULL;
}

int main(void)
{
    pthread_t reader, writer;
    pthread_create(&reader, NULL, show, NULL);
    pthread_create(&writer, NULL, invalidate, NULL);
    pthread_join(writer, NULL);
    pthread_join(reader, NULL); //~ FAIL
    puts("done");
    return 0;
}
