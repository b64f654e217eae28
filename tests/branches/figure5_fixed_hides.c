//! what: TAME, figure 5: y cannot change between the excluded computation and the branch, so that fixing the one fixes the other: sound, and incomplete
//! options: --exclude lib_*
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int y;

static int lib_score(int from)
{
    return from * 3 + 1;
}

static void *t1(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    if (lib_score(y) > 0) //~ NOT
        puts("something");
    pthread_mutex_unlock(&lock);
    return NULL;
}

static void *t2(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    y = -5;
    pthread_mutex_unlock(&lock);
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
