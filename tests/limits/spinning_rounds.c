// Eight threads take turns by spinning on one number: nobody sleeps, and most steps are looks in vain.
#include <pthread.h>
#include <stdatomic.h>

enum { THREADS = 8, ROUNDS = 50 };
static atomic_int turn;
static int total;

static void *work(void *arg)
{
    int self = (int)(long)arg;
    for (int i = 0; i < ROUNDS; i++) {
        while (atomic_load(&turn) != self)
            ;
        total++;
        atomic_store(&turn, (self + 1) % THREADS);
    }
    return 0;
}

int main(void)
{
    pthread_t t[THREADS];
    for (long i = 0; i < THREADS; i++)
        pthread_create(&t[i], 0, work, (void *)i);
    for (int i = 0; i < THREADS; i++)
        pthread_join(t[i], 0);
    return total != THREADS * ROUNDS;
}
