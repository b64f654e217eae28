//! what: nobody signals: the wait ends for no reason while another thread goes on, or never
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;

static void *wait(void *arg)
{
    pthread_mutex_lock(&lock);
    pthread_cond_wait(&changed, &lock);
    pthread_mutex_unlock(&lock);
    return arg;
}

static void *nothing(void *arg)
{
    return arg;
}

int main(void)
{
    pthread_t t, u;
    pthread_create(&t, NULL, wait, NULL);
    pthread_create(&u, NULL, nothing, NULL);
    pthread_join(t, NULL);
    pthread_join(u, NULL);
    puts("woken");
    return 0;
}
