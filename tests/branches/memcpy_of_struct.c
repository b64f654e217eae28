//! what: a whole struct is copied; the branch is on a field of the copy
#include <pthread.h>
#include <stdio.h>
#include <string.h>

struct pair {
    int left, right;
    char name[8];
};
static struct pair shared;

static void *first(void *arg)
{
    (void)arg;
    struct pair copy;
    memcpy(&copy, &shared, sizeof copy);
    if (copy.right == 2) //~ BRANCH if other
        puts("new");
    if (copy.left != 0) //~ NOT
        puts("nobody writes this");
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    shared.right = 2;
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
