//! what: a value that is chosen without a jump: the branch is the one on what was chosen
#include <pthread.h>
#include <stdio.h>

static int fast, chosen;

static void *first(void *arg)
{
    (void)arg;
    chosen = fast ? 10 : 20; //~ NOT
    if (chosen == 20) //~ BRANCH if other
        puts("slow");
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    fast = 1;
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
