//! what: a float that was looked at fixes only itself
#include <pthread.h>
#include <stdio.h>

static double ratio = 0.5;
static int alarm;

static void *first(void *arg)
{
    (void)arg;
    int percent = (int)(ratio * 100);
    if (percent + alarm > 50) //~ BRANCH if other
        puts("alarm");
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    alarm = 1;
    ratio = 0.25;
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
