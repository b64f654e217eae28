//! what: a stage of a pipeline finds its ring empty, then closed, and leaves: what was pushed in between is lost
//! cflags: -pthread
//! find: assertion
#include <assert.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>

#define RING_SIZE 2 // a power of two

// One producer, one consumer. Both indices only grow.
struct ring {
    _Alignas(64) atomic_uint head; // the consumer's
    _Alignas(64) atomic_uint tail; // the producer's
    atomic_bool is_closed;
    int items[RING_SIZE];
};

static bool ring_push(struct ring *r, int item)
{
    unsigned tail = atomic_load_explicit(&r->tail, memory_order_relaxed);
    if (tail - atomic_load_explicit(&r->head, memory_order_acquire) == RING_SIZE)
        return false;
    r->items[tail % RING_SIZE] = item;
    atomic_store_explicit(&r->tail, tail + 1, memory_order_release);
    return true;
}

static bool ring_pop(struct ring *r, int *item)
{
    unsigned head = atomic_load_explicit(&r->head, memory_order_relaxed);
    if (atomic_load_explicit(&r->tail, memory_order_acquire) == head)
        return false;
    *item = r->items[head % RING_SIZE];
    atomic_store_explicit(&r->head, head + 1, memory_order_release);
    return true;
}

static void send(struct ring *r, int item)
{
    while (!ring_push(r, item))
        sched_yield();
}

static void ring_close(struct ring *r)
{
    atomic_store_explicit(&r->is_closed, true, memory_order_release);
}

// False at the end of the stream.
static bool receive(struct ring *r, int *item)
{
    for (;;) {
#ifdef FIXED
        bool was_closed = atomic_load_explicit(&r->is_closed, memory_order_acquire);
        if (ring_pop(r, item))
            return true;
        if (was_closed)
            return false;
#else
        if (ring_pop(r, item))
            return true;
        if (atomic_load_explicit(&r->is_closed, memory_order_acquire))
            return false;
#endif
        sched_yield();
    }
}

static struct ring parsed, squared;
static const int input[] = {3, 4};
#define INPUTS (int)(sizeof input / sizeof *input)

static void *parse_stage(void *arg)
{
    (void)arg;
    for (int i = 0; i < INPUTS; i++)
        send(&parsed, input[i]);
    ring_close(&parsed);
    return NULL;
}

static void *square_stage(void *arg)
{
    int item;
    (void)arg;
    while (receive(&parsed, &item))
        send(&squared, item * item);
    ring_close(&squared);
    return NULL;
}

static void *sum_stage(void *sum)
{
    int item;
    while (receive(&squared, &item))
        *(int *)sum += item;
    return NULL;
}

int main(void)
{
    pthread_t stages[3];
    int sum = 0;
    pthread_create(&stages[0], NULL, parse_stage, NULL);
    pthread_create(&stages[1], NULL, square_stage, NULL);
    pthread_create(&stages[2], NULL, sum_stage, &sum);
    for (int i = 0; i < 3; i++)
        pthread_join(stages[i], NULL);
    assert(sum == 9 + 16); //~ FAIL
    puts("done");
    return 0;
}
