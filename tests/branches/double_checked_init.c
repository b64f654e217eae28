//! what: the first test is made without the lock. The second is made by one thread only in the observed run
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

struct config {
    int size;
};
static struct config *config;

static int size(void)
{
    if (!config) { //~ BRANCH if other
        pthread_mutex_lock(&lock);
        if (!config) { //~ MAY if other
            struct config *made = malloc(sizeof *made);
            made->size = 8;
            config = made;
        }
        pthread_mutex_unlock(&lock);
    }
    return config->size; //~ NOT
}

static void *first(void *arg)
{
    (void)arg;
    if (size() != 8) //~ NOT
        puts("half made");
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    size();
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
