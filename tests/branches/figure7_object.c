//! what: TAME, figure 7, first half: which object's method is called, or whether there is an object at all
#include <pthread.h>
#include <stdio.h>

struct object {
    void (*m)(void);
};

static void c1(void) { puts("c1"); }
static void c2(void) { puts("c2"); }

static struct object first = {c1}, second = {c2};
static struct object *o;

static void *t1(void *arg)
{
    (void)arg;
    o = &first;
    o->m(); //~ BRANCH address|bounds failing
    return NULL;
}

static void *t2(void *arg)
{
    (void)arg;
    o = &second;
    o = NULL;
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
