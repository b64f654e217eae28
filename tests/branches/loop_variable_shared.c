//! what: the address of a loop variable is given to the threads
#include <pthread.h>
#include <stdio.h>

static void *worker(void *arg)
{
    int me = *(int *)arg;
    if (me == 1) //~ BRANCH if other
        puts("one");
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    int i;
    for (i = 0; i < 2; i++) //~ NOT
        pthread_create(&t[i], NULL, worker, &i);
    for (int k = 0; k < 2; k++)
        pthread_join(t[k], NULL);
    return 0;
}
