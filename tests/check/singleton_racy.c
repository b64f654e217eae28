//! what: two threads get two different instances of a singleton
//! cflags: -pthread
//! find: assertion
//! race: yes
//! proves: yes
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

static int instances[2];
static int *singleton;
#ifdef FIXED
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
#endif

static void *get_instance(void *mine)
{
#ifdef FIXED
    pthread_mutex_lock(&lock);
#endif
    if (!singleton)           //~ RACE
        singleton = mine;     //~ RACE
    int *result = singleton;  //~ RACE
#ifdef FIXED
    pthread_mutex_unlock(&lock);
#endif
    return result;
}

int main(void)
{
    pthread_t a, b;
    void *one, *other;
    pthread_create(&a, NULL, get_instance, &instances[0]);
    pthread_create(&b, NULL, get_instance, &instances[1]);
    pthread_join(a, &one);
    pthread_join(b, &other);
    assert(one == other); //~ FAIL
    puts("done");
    return 0;
}
