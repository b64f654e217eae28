//! what: figure 2 of Cortex: the failure needs an order and two paths that no good run takes together
//! cflags: -pthread
//! explains: assertion
//! flows: 1
//! path: yes
#include <assert.h>
#include <pthread.h>

static int x, y, w, z;

static void *first(void *arg)
{
    if (z > 0)
        w++;
    x = 1;
    y = 1; //~ GOOD
    if (y == 0) //~ READ BRANCH
        x--;
    assert(x > 0); //~ FAIL
    return arg;
}

static void *second(void *arg)
{
    z = 1;
    if (w > 0)
        y = 0; //~ BAD
    return arg;
}

int main(void)
{
    pthread_t t[2];
    pthread_create(&t[0], 0, first, 0);
    pthread_create(&t[1], 0, second, 0);
    pthread_join(t[0], 0);
    pthread_join(t[1], 0);
    return 0;
}
