// A hundred threads that all meet at two locks and a counter without one.
#include <pthread.h>
#include <stdio.h>

enum { THREADS = 100, ROUNDS = 10 };
static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
static int under_a, under_b, under_none;

static void *work(void *arg)
{
    for (int i = 0; i < ROUNDS; i++) {
        pthread_mutex_t *first = i % 2 ? &a : &b, *second = i % 2 ? &b : &a;
        pthread_mutex_lock(first);
        i % 2 ? under_a++ : under_b++;
        pthread_mutex_unlock(first);
        pthread_mutex_lock(second);
        if ((under_a + under_b) % 7 == 3)
            under_none++;
        pthread_mutex_unlock(second);
    }
    return arg;
}

int main(void)
{
    pthread_t t[THREADS];
    for (int i = 0; i < THREADS; i++)
        pthread_create(&t[i], 0, work, 0);
    for (int i = 0; i < THREADS; i++)
        pthread_join(t[i], 0);
    printf("%d\n", under_none);
    return 0;
}
