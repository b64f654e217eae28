//! what: a bounded queue whose producer counts an element before it has stored it, outside the lock
//! row: queue_bug
//! fails: assertion
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

#define SIZE 4
#define ITEMS 6
#define EMPTY (-1)
#define FULL (-2)

struct queue {
    int element[SIZE];
    int head, tail;
    int amount;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct queue queue;
static int sent, received, sum;

static void init(struct queue *q)
{
    q->head = q->tail = q->amount = 0;
    for (int i = 0; i < SIZE; i++)
        q->element[i] = 0;
}

static int is_empty(struct queue *q)
{
    return q->amount == 0;
}

static int is_full(struct queue *q)
{
    return q->amount == SIZE;
}

static void advance(int *at)
{
    (*at)++;
    if (*at == SIZE)
        *at = 0;
}

static int enqueue(struct queue *q, int x)
{
    pthread_mutex_lock(&lock);
    if (is_full(q)) {
        pthread_mutex_unlock(&lock);
        return FULL;
    }
    int slot = q->tail;
    advance(&q->tail);
    q->amount++;
#ifndef FIXED
    pthread_mutex_unlock(&lock);
    q->element[slot] = x;
#else
    q->element[slot] = x;
    pthread_mutex_unlock(&lock);
#endif
    return x;
}

static int dequeue(struct queue *q)
{
    int x = EMPTY;
    pthread_mutex_lock(&lock);
    if (!is_empty(q)) {
        x = q->element[q->head];
        q->element[q->head] = 0;
        advance(&q->head);
        q->amount--;
    }
    pthread_mutex_unlock(&lock);
    return x;
}

static void *producer(void *arg)
{
    int tries = 0;
    while (sent < ITEMS && tries++ < 2 * ITEMS) {
        int x = enqueue(&queue, 10 + sent);
        if (x != FULL)
            sent++;
    }
    return arg;
}

static void *consumer(void *arg)
{
    for (int tries = 0; tries < ITEMS; tries++) {
        int x = dequeue(&queue);
        if (x == EMPTY)
            continue;
        assert(x == 10 + received); //~ FAIL
        received++;
        sum += x;
    }
    return arg;
}

int main(void)
{
    pthread_t threads[2];
    init(&queue);
    pthread_create(&threads[0], NULL, producer, NULL);
    pthread_create(&threads[1], NULL, consumer, NULL);
    pthread_join(threads[0], NULL);
    pthread_join(threads[1], NULL);
    for (int x = dequeue(&queue); x != EMPTY; x = dequeue(&queue)) {
        received++;
        sum += x;
    }
    printf("%s\n", received == sent && sum == 10 * sent + sent * (sent - 1) / 2 ? "all" : "not all");
    return 0;
}
