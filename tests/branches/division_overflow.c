//! what: the smallest number divided by -1 does not fit, and -1 comes from another thread
#include <limits.h>
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int scale = 2;

static void *calibrate(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    scale = -1;
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, calibrate, NULL);
    pthread_mutex_lock(&lock);
    int by = scale;
    pthread_mutex_unlock(&lock);
    volatile int lowest = INT_MIN;
    printf("%d\n", lowest / by); //~ BRANCH divisor failing
    if (by == -1) //~ NOT
        puts("turned");
    pthread_join(thread, NULL);
    return 0;
}
