//! what: the pointer is published before the object is filled
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
struct config {
    int size;
};
static struct config made;
static struct config *config;

static void *first(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    config = &made;
    made.size = 8;
    pthread_mutex_unlock(&lock);
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    if (config) { //~ BRANCH if other
        assert(config->size == 8); //~ BRANCH if failing
    }
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
