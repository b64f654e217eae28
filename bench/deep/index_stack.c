// A stack of array indices with a count, without locks: the idea of a published "safe" stack, in which an element that was taken out and put
// back between two steps of another thread is taken twice. It takes three threads and about a dozen exact switches.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

#define CELLS 3
#ifndef ROUNDS
#define ROUNDS 2
#endif

struct cell {
    int owner;
    atomic_int next;
};

static struct cell cells[CELLS];
static atomic_int head;
static atomic_int count = CELLS;

static int pop(void)
{
    while (atomic_load(&count) > 1) {
        int first = atomic_load(&head);
        int next = atomic_exchange(&cells[first].next, -1);
        if (next >= 0) {
            int seen = first;
            if (atomic_compare_exchange_strong(&head, &seen, next)) {
                atomic_fetch_sub(&count, 1);
                return first;
            }
            atomic_exchange(&cells[first].next, next);
        }
    }
    return -1;
}

static void push(int cell)
{
    int first = atomic_load(&head);
    do
        atomic_store(&cells[cell].next, first);
    while (!atomic_compare_exchange_strong(&head, &first, cell));
    atomic_fetch_add(&count, 1);
}

static void *worker(void *arg)
{
    int self = (int)(long)arg;
    for (int round = 0; round < ROUNDS; round++) {
        int cell;
        do
            cell = pop();
        while (cell < 0);
        cells[cell].owner = self;
        assert(cells[cell].owner == self);
        push(cell);
    }
    return NULL;
}

int main(void)
{
    for (int i = 0; i < CELLS; i++)
        atomic_init(&cells[i].next, i + 1 < CELLS ? i + 1 : -1);
    pthread_t threads[3];
    for (long i = 0; i < 3; i++)
        pthread_create(&threads[i], NULL, worker, (void *)(i + 1));
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    puts("every cell had one owner at a time");
}
