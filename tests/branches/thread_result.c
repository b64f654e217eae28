//! what: what a thread returns depends on what it read
#include <pthread.h>
#include <stdio.h>

static int flag;

static void *reader(void *arg)
{
    (void)arg;
    return (void *)(long)flag;
}

static void *writer(void *arg)
{
    (void)arg;
    flag = 1;
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    void *seen;
    pthread_create(&a, NULL, reader, NULL);
    pthread_create(&b, NULL, writer, NULL);
    pthread_join(a, &seen);
    pthread_join(b, NULL);
    if (seen) //~ BRANCH if other
        puts("seen");
    return 0;
}
