//! what: one case of the switch aborts
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static int state;

static void *first(void *arg)
{
    (void)arg;
    switch (state) { //~ BRANCH switch failing
    case 0:
        puts("idle");
        break;
    case 1:
        abort();
    default:
        puts("other");
    }
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    state = 1;
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
