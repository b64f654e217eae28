//! what: TAME, figure 1: which protocol is used depends on when the monitor reports
#include <pthread.h>
#include <stdio.h>

static int is_good = 1;

static void *transfer(void *arg)
{
    (void)arg;
    if (is_good) //~ BRANCH if other
        puts("fast protocol");
    else
        puts("careful protocol");
    return NULL;
}

static void *monitor(void *arg)
{
    (void)arg;
    is_good = 0;
    return NULL;
}

int main(void)
{
    pthread_t t1, t2;
    pthread_create(&t1, NULL, transfer, NULL);
    pthread_create(&t2, NULL, monitor, NULL);
    pthread_join(t1, NULL);
    pthread_join(t2, NULL);
    return 0;
}
