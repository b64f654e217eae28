//! what: branches in excluded code are not looked at; what it returns is fixed, what the caller reads itself is not
//! options: --exclude lib_*
#include <pthread.h>
#include <stdio.h>

static int mode;

static int lib_pick(void)
{
    if (mode) //~ NOT
        return 2;
    return 1;
}

static void *first(void *arg)
{
    (void)arg;
    if (lib_pick() == 2) //~ NOT
        puts("picked");
    if (mode) //~ BRANCH if other
        puts("mode");
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    mode = 1;
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
