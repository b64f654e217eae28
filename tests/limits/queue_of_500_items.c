// A long trace in which much depends on much else.
#include <pthread.h>
#include <stdio.h>
enum { ITEMS = 500, ROOM = 4 };
static int ring[ROOM], filled, in, out;
static long sum;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t not_full = PTHREAD_COND_INITIALIZER, not_empty = PTHREAD_COND_INITIALIZER;
static void *produce(void *arg)
{
    for (int i = 1; i <= ITEMS; i++) {
        pthread_mutex_lock(&lock);
        while (filled == ROOM)
            pthread_cond_wait(&not_full, &lock);
        ring[in] = i;
        in = (in + 1) % ROOM;
        filled++;
        pthread_cond_signal(&not_empty);
        pthread_mutex_unlock(&lock);
    }
    return arg;
}
static void *consume(void *arg)
{
    for (int i = 1; i <= ITEMS; i++) {
        pthread_mutex_lock(&lock);
        while (filled == 0)
            pthread_cond_wait(&not_empty, &lock);
        int item = ring[out];
        out = (out + 1) % ROOM;
        filled--;
        pthread_cond_signal(&not_full);
        pthread_mutex_unlock(&lock);
        if (item % 3)
            sum += item;
    }
    return arg;
}
int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, produce, 0);
    pthread_create(&b, 0, consume, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    printf("%ld\n", sum);
    return 0;
}
