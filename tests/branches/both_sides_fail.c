//! what: a run that fails whichever way a branch goes says nothing about the branch
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int value;

static void *set(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    value = 1;
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, set, NULL);
    pthread_mutex_lock(&lock);
    int seen = value;
    pthread_mutex_unlock(&lock);
    if (seen) //~ BRANCH if other
        puts("set");
    pthread_join(thread, NULL);
    abort();
}
