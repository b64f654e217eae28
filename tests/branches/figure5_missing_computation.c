//! what: TAME, figure 5: what the excluded constructor made of y is fixed to what was observed, the second read of y is not
//! options: --exclude lib_*
#include <pthread.h>
#include <stdio.h>

struct x {
    int f;
};

static int y;

static void lib_new_x(struct x *x, int from)
{
    x->f = from * from + 1;
}

static void *t1(void *arg)
{
    struct x x;
    (void)arg;
    lib_new_x(&x, y);
    if (x.f + y > 0) //~ BRANCH if other
        puts("something");
    return NULL;
}

static void *t2(void *arg)
{
    (void)arg;
    y = -5;
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, t1, NULL);
    pthread_create(&b, NULL, t2, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
