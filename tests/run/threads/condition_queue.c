//! what: producer and consumer over a bounded queue with condition variables
//! cflags: -pthread
#include <pthread.h>
#include <stdio.h>

enum { ROOM = 4, ITEMS = 500 };
static int queue[ROOM], used, head;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t filled = PTHREAD_COND_INITIALIZER, emptied;

static void *produce(void *arg)
{
    (void)arg;
    for (int i = 1; i <= ITEMS; i++) {
        pthread_mutex_lock(&lock);
        while (used == ROOM)
            pthread_cond_wait(&emptied, &lock);
        queue[(head + used++) % ROOM] = i;
        pthread_cond_signal(&filled);
        pthread_mutex_unlock(&lock);
    }
    return NULL;
}

int main(void)
{
    pthread_condattr_t attributes;
    pthread_condattr_init(&attributes);
    pthread_cond_init(&emptied, &attributes);
    pthread_condattr_destroy(&attributes);
    pthread_t producer;
    pthread_create(&producer, NULL, produce, NULL);
    long sum = 0;
    for (int i = 1; i <= ITEMS; i++) {
        pthread_mutex_lock(&lock);
        while (used == 0)
            pthread_cond_wait(&filled, &lock);
        int item = queue[head];
        head = (head + 1) % ROOM;
        used--;
        pthread_cond_broadcast(&emptied);
        pthread_mutex_unlock(&lock);
        if (item != i)
            printf("out of order: %d for %d\n", item, i);
        sum += item;
    }
    pthread_join(producer, NULL);
    pthread_cond_destroy(&filled);
    pthread_cond_destroy(&emptied);
    pthread_mutex_destroy(&lock);
    printf("%ld\n", sum);
    return 0;
}
