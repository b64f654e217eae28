//! what: a letter is written behind a word whose length is taken
//! cflags: -pthread
//! outcomes: 2
#include <pthread.h>
#include <stdio.h>
#include <string.h>

static char word[3] = "a";

static void *first(void *arg)
{
    (void)arg;
    word[1] = 'b';
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    return (void *)(long)strlen(word);
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
