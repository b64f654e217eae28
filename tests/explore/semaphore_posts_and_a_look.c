//! what: a look at a semaphore between two posts that could have come the other way round
//! cflags: -pthread
//! outcomes: 12
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdio.h>

static sem_t s;
static int x;

static void *post_and_read(void *arg)
{
    (void)arg;
    sem_post(&s);
    return (void *)(long)*(volatile int *)&x;
}

static void *post_and_add(void *arg)
{
    (void)arg;
    sem_post(&s);
    return (void *)(long)__atomic_fetch_add(&x, 3, __ATOMIC_RELAXED);
}

static void *look(void *arg)
{
    x = 2;
    sem_getvalue(&s, &x);
    return arg;
}

int main(void)
{
    pthread_t a, b, c;
    void *read, *added;
    sem_init(&s, 0, 0);
    pthread_create(&a, NULL, post_and_read, NULL);
    pthread_create(&b, NULL, post_and_add, NULL);
    pthread_create(&c, NULL, look, NULL);
    pthread_join(a, &read);
    pthread_join(b, &added);
    pthread_join(c, NULL);
    printf("%ld %ld\n", (long)read, (long)added);
    return 0;
}
