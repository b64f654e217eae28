//! what: nobody signals, and the thread that could go on meanwhile ends early: the wait may end for no reason before that
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;

static void *ends(void *arg)
{
    return arg;
}

static void *waits(void *arg)
{
    pthread_mutex_lock(&lock);
    pthread_cond_wait(&changed, &lock);
    pthread_mutex_unlock(&lock);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, ends, NULL);
    pthread_create(&b, NULL, waits, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    puts("woken");
    return 0;
}
