//! what: three threads take three locks in a ring
//! cflags: -pthread
//! find: deadlock
//! proves: yes
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t index_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t table_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t log_lock = PTHREAD_MUTEX_INITIALIZER;

static void with_both(pthread_mutex_t *outer, pthread_mutex_t *inner)
{
    pthread_mutex_lock(outer);
    pthread_mutex_lock(inner); //~ FAIL
    pthread_mutex_unlock(inner);
    pthread_mutex_unlock(outer);
}

static void *search(void *arg)
{
    (void)arg;
    with_both(&index_lock, &table_lock);
    return NULL;
}

static void *store(void *arg)
{
    (void)arg;
    with_both(&table_lock, &log_lock);
    return NULL;
}

static void *rotate(void *arg)
{
    (void)arg;
#ifdef FIXED
    with_both(&index_lock, &log_lock);
#else
    with_both(&log_lock, &index_lock);
#endif
    return NULL;
}

int main(void)
{
    pthread_t a, b, c;
    pthread_create(&a, NULL, search, NULL);
    pthread_create(&b, NULL, store, NULL);
    pthread_create(&c, NULL, rotate, NULL);
    pthread_join(a, NULL); //~ FAIL
    pthread_join(b, NULL);
    pthread_join(c, NULL);
    puts("done");
    return 0;
}
