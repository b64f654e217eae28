//! what: a recursive lock that is taken twice is given back once the outer call ends: nothing comes between
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock;
static int depth, value;

static void add(int n)
{
    pthread_mutex_lock(&lock);
    value += n;
    pthread_mutex_unlock(&lock);
}

static void *first(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    add(1);
    add(1);
    depth = value;
    pthread_mutex_unlock(&lock);
    if (depth & 1) //~ NOT
        puts("odd");
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    add(1);
    if (value == 1) //~ BRANCH if other
        puts("first");
    add(1);
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_mutexattr_t kind;
    pthread_mutexattr_init(&kind);
    pthread_mutexattr_settype(&kind, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&lock, &kind);
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
