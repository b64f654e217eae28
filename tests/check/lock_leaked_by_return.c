//! what: a lookup that finds its entry returns early and keeps the lock
//! cflags: -pthread
//! find: deadlock
//! proves: yes
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int entry, changes;

static int lookup(int key)
{
    pthread_mutex_lock(&lock);
#ifdef FIXED
    int found = entry == key;
    pthread_mutex_unlock(&lock);
    return found;
#else
    if (entry == key)
        return 1;
    pthread_mutex_unlock(&lock);
    return 0;
#endif
}

static void *reader(void *arg)
{
    (void)arg;
    lookup(3);
    return NULL;
}

static void *writer(void *arg)
{
    (void)arg;
    for (int key = 3; key < 5; key++) {
        pthread_mutex_lock(&lock); //~ FAIL
        entry = key;
        changes++;
        pthread_mutex_unlock(&lock);
    }
    return NULL;
}

int main(void)
{
    pthread_t r, w;
    pthread_create(&r, NULL, reader, NULL);
    pthread_create(&w, NULL, writer, NULL);
    pthread_join(r, NULL);
    pthread_join(w, NULL); //~ FAIL
    puts("done");
    return 0;
}
