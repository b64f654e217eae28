//! what: whether the other thread has replaced the pointer
#include <pthread.h>
#include <stdio.h>

static int old, new;
static int *current = &old;

static void *first(void *arg)
{
    (void)arg;
    if (current == &old) //~ BRANCH if other
        puts("old");
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    current = &new;
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
