//! what: threads that count under a mutex lose nothing
//! cflags: -pthread
#include <pthread.h>
#include <stdio.h>

enum { THREADS = 4, ROUNDS = 2000 };
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static long counter;

static void *count(void *arg)
{
    for (int i = 0; i < ROUNDS; i++) {
        pthread_mutex_lock(&lock);
        counter++;
        pthread_mutex_unlock(&lock);
    }
    return (void *)((long)arg * 10);
}

int main(void)
{
    pthread_t thread[THREADS];
    for (long i = 0; i < THREADS; i++)
        if (pthread_create(&thread[i], NULL, count, (void *)i))
            return 1;
    long sum = 0;
    for (int i = 0; i < THREADS; i++) {
        void *value;
        pthread_join(thread[i], &value);
        sum += (long)value;
    }
    printf("%ld %ld\n", counter, sum);
    return 0;
}
