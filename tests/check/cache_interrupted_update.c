//! what: a cache entry gets its new key and its new value in two critical sections, and a reader comes in between
//! cflags: -pthread
//! find: assertion
//! proves: yes
//! explains: assertion
//! flows: 1
//! repair: atomic
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct {
    int key, value;
} entry = {1, 100};

static void *update(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    entry.key = 2;
#ifndef FIXED
    pthread_mutex_unlock(&lock);
    pthread_mutex_lock(&lock);
#endif
    entry.value = 200; //~ GOOD TO
    pthread_mutex_unlock(&lock);
    return NULL;
}

static void *lookup(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    int key = entry.key, value = entry.value; //~ READ
    pthread_mutex_unlock(&lock);
    assert(value == key * 100); //~ FAIL
    return NULL;
}

int main(void)
{
    pthread_t writer, reader;
    pthread_create(&writer, NULL, update, NULL);
    pthread_create(&reader, NULL, lookup, NULL);
    pthread_join(writer, NULL);
    pthread_join(reader, NULL);
    puts("done");
    return 0;
}
