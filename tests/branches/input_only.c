//! what: a branch on an input is decided by the input, not by the schedule
#include <pthread.h>
#include <stdio.h>

void unsnarl_symbolic(void *, unsigned long, const char *);

static int level, noise;

static void *first(void *arg)
{
    (void)arg;
    if (level > 5) //~ NOT
        puts("high");
    noise = 1;
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    if (noise + level == 1) //~ BRANCH if other
        puts("noise");
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    unsnarl_symbolic(&level, sizeof level, "level");
    if (level == 77) //~ NOT
        return 1;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
