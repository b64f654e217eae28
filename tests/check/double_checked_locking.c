//! what: double-checked locking publishes the object before its fields are set
//! cflags: -pthread
//! find: assertion
//! race: yes
//! proves: yes
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

struct config {
    int limit;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
#ifdef FIXED
static struct config *_Atomic instance;
#else
static struct config *instance;
#endif

static struct config *get(void)
{
    if (!instance) { //~ RACE
        pthread_mutex_lock(&lock);
        if (!instance) {
#ifdef FIXED
            struct config *made = calloc(1, sizeof *made);
            made->limit = 42;
            instance = made;
#else
            instance = calloc(1, sizeof *instance); //~ RACE
            instance->limit = 42;                   //~ RACE
#endif
        }
        pthread_mutex_unlock(&lock);
    }
    return instance; //~ RACE
}

static void *user(void *arg)
{
    (void)arg;
    assert(get()->limit == 42); //~ FAIL RACE
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, user, NULL);
    user(NULL);
    pthread_join(t, NULL);
    free(instance);
    puts("done");
    return 0;
}
