//! what: whoever comes first runs the initialiser, and what it made is there for both
#include <pthread.h>
#include <stdio.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int config;

static void load(void)
{
    config = 7;
}

static void use(void)
{
    pthread_once(&once, load); //~ MAY once other
    if (config != 7) //~ NOT
        puts("not initialised");
}

static void *first(void *arg)
{
    (void)arg;
    use();
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    use();
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
