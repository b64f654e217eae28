//! what: a thread starts another one; a grandchild's write is seen by the child or not, and by main or not
//! cflags: -pthread
//! outcomes: 4
#include <pthread.h>
#include <stdio.h>

static int x;

static void *grandchild(void *arg)
{
    (void)arg;
    x = 2;
    return NULL;
}

static void *child(void *arg)
{
    pthread_t g;
    (void)arg;
    pthread_create(&g, NULL, grandchild, NULL);
    long seen = x;
    pthread_join(g, NULL);
    return (void *)seen;
}

int main(void)
{
    pthread_t c;
    void *seen;
    pthread_create(&c, NULL, child, NULL);
    int early = x;
    pthread_join(c, &seen);
    printf("%d %ld\n", early, (long)seen);
    return 0;
}
