//! what: two values, one case: the value depends on the schedule, where it leads does not
#include <pthread.h>
#include <stdio.h>

static int state = 2;

static void *first(void *arg)
{
    (void)arg;
    switch (state) { //~ NOT
    case 2:
    case 3:
        puts("busy");
        break;
    default:
        puts("idle");
    }
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    state = 3;
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
