//! what: read-write locks that are tried for until they are there, on either side
//! cflags: -pthread
//! outcomes: 2
#include <pthread.h>
#include <stdio.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static int x, y;

static void *writes(void *arg)
{
    while (pthread_rwlock_trywrlock(&lock)) {
    }
    x = 1;
    y = 1;
    pthread_rwlock_unlock(&lock);
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, writes, NULL);
    while (pthread_rwlock_tryrdlock(&lock)) {
    }
    printf("%d %d\n", x, y);
    pthread_rwlock_unlock(&lock);
    pthread_join(t, NULL);
    return 0;
}
