//! what: the second thread joins the first one; main looks at the result before and after
//! cflags: -pthread
//! outcomes: 2
#include <pthread.h>
#include <stdio.h>

static pthread_t worker;
static int x;

static void *work(void *arg)
{
    (void)arg;
    x = 1;
    return NULL;
}

static void *wait_for_it(void *arg)
{
    (void)arg;
    pthread_join(worker, NULL);
    return (void *)(long)x;
}

int main(void)
{
    pthread_t waiter;
    void *after;
    pthread_create(&worker, NULL, work, NULL);
    pthread_create(&waiter, NULL, wait_for_it, NULL);
    int before = x;
    pthread_join(waiter, &after);
    printf("%d %ld\n", before, (long)after);
    return 0;
}
