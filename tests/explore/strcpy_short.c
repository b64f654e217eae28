//! what: a one-letter word is copied over another one-letter word
//! cflags: -pthread
//! outcomes: 2
#include <pthread.h>
#include <stdio.h>
#include <string.h>

static char word[2] = "a";

static void *first(void *arg)
{
    (void)arg;
    strcpy(word, "b");
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    return (void *)(long)word[0];
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
