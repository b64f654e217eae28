//! what: a full buffer is flushed with a lock that is already held and is not recursive
//! cflags: -pthread
//! find: deadlock
//! proves: yes
#include <pthread.h>
#include <stdio.h>

#define CAPACITY 2

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int used, flushed;

static void flush_locked(void)
{
    flushed += used;
    used = 0;
}

static void flush(void)
{
    pthread_mutex_lock(&lock); //~ FAIL
    flush_locked();
    pthread_mutex_unlock(&lock);
}

static void append(void)
{
    pthread_mutex_lock(&lock);
    if (++used == CAPACITY)
#ifdef FIXED
        flush_locked();
#else
        flush();
#endif
    pthread_mutex_unlock(&lock);
}

static void *writer(void *arg)
{
    (void)arg;
    append();
    append();
    return NULL;
}

static void *flusher(void *arg)
{
    (void)arg;
    flush();
    return NULL;
}

int main(void)
{
    pthread_t w, f;
    pthread_create(&w, NULL, writer, NULL);
    pthread_create(&f, NULL, flusher, NULL);
    pthread_join(w, NULL); //~ FAIL
    pthread_join(f, NULL);
    printf("%d\n", used + flushed);
    return 0;
}
