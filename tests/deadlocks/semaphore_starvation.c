//! what: two takers, but one post too few on one path of an input
//! deadlock: semaphore-starvation take nondet_uchar=9
#include <pthread.h>
#include <semaphore.h>

unsigned char __VERIFIER_nondet_uchar(void);

static sem_t items;
static int count;

static void *first(void *arg)
{
    (void)arg;
    sem_post(&items);
    if (count != 9)
        sem_post(&items);
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    for (int i = 0; i < 2; i++)
        sem_wait(&items);               //~ take
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    sem_init(&items, 0, 0);
    count = __VERIFIER_nondet_uchar();
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    
    return 0;
}
