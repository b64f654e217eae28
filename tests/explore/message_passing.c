//! what: data, then a flag; the reader looks at the flag, then at the data
//! cflags: -pthread
//! outcomes: 3
#include <pthread.h>
#include <stdio.h>

static int data, flag;

static void *first(void *arg)
{
    (void)arg;
    data = 1;
    flag = 1;
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    int seen = flag;
    return (void *)(long)(seen * 10 + data);
}

int main(void)
{
    pthread_t a, b;
    void *rb;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, &rb);
    printf("%ld\n", (long)rb);
    return 0;
}
