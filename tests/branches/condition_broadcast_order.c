//! what: two waiters are woken by one broadcast; who gets the lock first takes the prize
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int go, prize = 1;

static void race(void)
{
    pthread_mutex_lock(&lock);
    while (!go) //~ BRANCH if waiting
        pthread_cond_wait(&changed, &lock);
    if (prize) { //~ BRANCH if other
        prize = 0;
        puts("won");
    }
    pthread_mutex_unlock(&lock);
}

static void *first(void *arg)
{
    (void)arg;
    race();
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    race();
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_mutex_lock(&lock);
    go = 1;
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&lock);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
