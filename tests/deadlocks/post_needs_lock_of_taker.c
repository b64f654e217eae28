//! what: who waits for the post has the lock that the poster needs; whoever comes first decides
//! deadlock: semaphore-starvation take
#include <pthread.h>
#include <semaphore.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static sem_t items;

static void *poster(void *arg)
{
    pthread_mutex_lock(&lock);
    sem_post(&items);
    pthread_mutex_unlock(&lock);
    return arg;
}

static void *taker(void *arg)
{
    pthread_mutex_lock(&lock);
    sem_wait(&items);                   //~ take
    pthread_mutex_unlock(&lock);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    sem_init(&items, 0, 0);
    pthread_create(&a, NULL, poster, NULL);
    pthread_create(&b, NULL, taker, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
