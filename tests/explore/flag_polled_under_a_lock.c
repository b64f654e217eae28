//! what: main asks for a flag again and again, each time under a lock: that is waiting, and is explored to its end
//! cflags: -pthread
//! outcomes: 1
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int flag, data;

static void *sets(void *arg)
{
    data = 5;
    pthread_mutex_lock(&lock);
    flag = 1;
    pthread_mutex_unlock(&lock);
    return arg;
}

static int is_set(void)
{
    pthread_mutex_lock(&lock);
    int now = flag;
    pthread_mutex_unlock(&lock);
    return now;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, sets, NULL);
    while (!is_set()) {
    }
    printf("%d\n", data);
    pthread_join(t, NULL);
    return 0;
}
