//! what: TAME, figure 8: a write to the same field of another object, and a write that is taken back under the lock, do not make the branch depend on the schedule
#include <pthread.h>
#include <stdio.h>

struct object {
    pthread_mutex_t lock;
    int x;
};

static struct object o = {PTHREAD_MUTEX_INITIALIZER, 0}, o2 = {PTHREAD_MUTEX_INITIALIZER, 0};

static void *t1(void *arg)
{
    (void)arg;
    o.x = 0;                       /* 1 */
    pthread_mutex_lock(&o.lock);   /* 2 */
    if (o.x > 0)                   /* 3 */ //~ NOT
        puts("something");         /* 4 */
    pthread_mutex_unlock(&o.lock); /* 5 */
    return NULL;
}

static void *t2(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&o.lock);   /* 6 */
    o.x = 1;                       /* 7 */
    o.x = 0;                       /* 8 */
    o2.x = 1;                      /* 9 */
    pthread_mutex_unlock(&o.lock); /* 10 */
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
