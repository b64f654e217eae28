//! what: TAME, figure 7, second half: the element written depends on the schedule. That the branch on a[1] does shows only in a run that wrote a[1]
#include <pthread.h>
#include <stdio.h>

static int x, a[2];

static void *t1(void *arg)
{
    (void)arg;
    x = 0;
    a[x] = 1; //~ BRANCH address other
    return NULL;
}

static void *t2(void *arg)
{
    (void)arg;
    x = 1;
    if (a[1] > 0) //~ MAY if other
        puts("something");
    return NULL;
}

int main(void)
{
    pthread_t first, second;
    pthread_create(&first, NULL, t1, NULL);
    pthread_create(&second, NULL, t2, NULL);
    pthread_join(first, NULL);
    pthread_join(second, NULL);
    return 0;
}
