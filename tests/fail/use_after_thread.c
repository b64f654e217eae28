//! what: a thread-local variable ends with its thread; the corrected program gives the value instead of the address
//! cflags: -pthread
//! fail: use-after-free
#include <pthread.h>
#include <stdio.h>

static _Thread_local int mine = 3;
static int value;
static int *seen = &value;

static void *work(void *arg)
{
    mine = 4;
#ifdef FIXED
    *seen = mine;
#else
    seen = &mine;
#endif
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, work, NULL);
    pthread_join(t, NULL);
    printf("%d\n", *seen); //~ FAIL
    return 0;
}
