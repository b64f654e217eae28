// A long run of reads and writes without locks: each thread reads what the others write, and decides by it.
#include <assert.h>
#include <pthread.h>

enum { THREADS = 6, CELLS = 32, ROUNDS = 400 };
static int cells[CELLS];
static int seen[THREADS];

static void *work(void *arg)
{
    int self = (int)(long)arg;
    for (int i = 0; i < ROUNDS; i++) {
        int from = cells[(i * 7 + self) % CELLS];
        if (from > i)
            seen[self]++;
        cells[(i * 5 + 3 * self) % CELLS] = from + 1;
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
    int sum = 0;
    for (int i = 0; i < THREADS; i++)
        sum += seen[i];
    assert(sum < THREADS * ROUNDS - 100);
    return 0;
}
