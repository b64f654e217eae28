//! what: threads write elements of one array; the branch is on one's own
#include <pthread.h>
#include <stdio.h>

static int slot[2];

static void *first(void *arg)
{
    (void)arg;
    slot[0] = 1;
    if (slot[0] != 1) //~ NOT
        puts("not mine");
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    slot[1] = 2;
    if (slot[0] == 1) //~ BRANCH if other
        puts("first was here");
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
