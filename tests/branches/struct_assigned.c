//! what: a struct is assigned by one thread and looked at field by field by the other
#include <pthread.h>
#include <stdio.h>

struct point {
    int x, y;
};
static struct point position;

static void *first(void *arg)
{
    (void)arg;
    if (position.y > 0) //~ BRANCH if other
        puts("moved");
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    struct point next = {3, 4};
    position = next;
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
