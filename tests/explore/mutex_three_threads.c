//! what: critical sections of three threads, of which main's comes before the second thread's
//! cflags: -pthread
//! outcomes: 3
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int order;

static void enter(int me)
{
    pthread_mutex_lock(&lock);
    order = order * 10 + me;
    pthread_mutex_unlock(&lock);
}

static void *first(void *arg)
{
    (void)arg;
    enter(1);
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    enter(2);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, first, NULL);
    enter(3);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d\n", order);
    return 0;
}
