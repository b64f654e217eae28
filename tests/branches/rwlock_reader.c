//! what: a reader sees the pair before or after the writer, never between
#include <pthread.h>
#include <stdio.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static int left, right;

static void *first(void *arg)
{
    (void)arg;
    pthread_rwlock_rdlock(&lock);
    if (left != right) //~ NOT
        puts("torn");
    if (left > 0) //~ BRANCH if other
        puts("new");
    pthread_rwlock_unlock(&lock);
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    pthread_rwlock_wrlock(&lock);
    left = 1;
    right = 1;
    pthread_rwlock_unlock(&lock);
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
