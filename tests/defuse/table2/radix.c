//! what: radix sort with a tree of prefix sums: a node is offered before all of its sums are there (1), the largest key is found without a lock (2)
//! row: radix_bug1 -DBUG=1
//! row: radix_bug2 -DBUG=2
//! fails: assertion
//! bench: only
#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

/*
 * For each digit, least significant first: every thread counts the digits of its keys; a binary tree over the threads adds the counts up, and
 * tells each thread how many keys are before its own; every thread puts its keys where they belong in the other array.
 * A node of the tree has a flag, a lock and a condition: whoever needs it waits until it is there.
 */

#ifndef KEYS
#define KEYS 192
#endif
#ifndef P
#define P 4
#endif
#define DIGITS 8
#define BITS 3
#define EACH (KEYS / P)
#define INNER (P - 1)

#ifndef BUG
#define BUG 0
#endif

int __VERIFIER_nondet_int(void);

struct node {
    int counts[DIGITS];
    int ready;
    pthread_mutex_t lock;
    pthread_cond_t is_ready;
};

static struct {
    int id;
    pthread_mutex_t id_lock;
    pthread_barrier_t step;
    pthread_mutex_t max_lock;
    int max;
    int passes;
} global;

static int *keys[2];
/* By thread: how many keys have each digit, and how many of it are in threads before. */
static int counts[P][DIGITS], before[P][DIGITS];
/* Sums of the threads' counts: a heap, whose root has number 1; leaves are P to 2 P - 1. */
static struct node tree[2 * P];
static int limit;

static void await(pthread_barrier_t *barrier)
{
    pthread_barrier_wait(barrier);
}

static void offer(struct node *node)
{
    pthread_mutex_lock(&node->lock);
    node->ready = 1;
    pthread_cond_broadcast(&node->is_ready);
    pthread_mutex_unlock(&node->lock);
}

static void need(struct node *node)
{
    pthread_mutex_lock(&node->lock);
    while (!node->ready)
        pthread_cond_wait(&node->is_ready, &node->lock);
    pthread_mutex_unlock(&node->lock);
}

static void clear(struct node *node)
{
    node->ready = 0;
    for (int d = 0; d < DIGITS; d++)
        node->counts[d] = 0;
}

static int digit(int key, int shift)
{
    return key >> shift & (DIGITS - 1);
}

static void find_max(int me)
{
    int own = 0;
    for (int i = me * EACH; i < (me + 1) * EACH; i++)
        if (keys[0][i] > own)
            own = keys[0][i];
#if BUG == 2 && !defined(FIXED)
    if (own > global.max) {
        pthread_mutex_lock(&global.max_lock);
        global.max = own;
        pthread_mutex_unlock(&global.max_lock);
    }
#else
    pthread_mutex_lock(&global.max_lock);
    if (own > global.max)
        global.max = own;
    pthread_mutex_unlock(&global.max_lock);
#endif
}

static void count(int me, const int *from, int shift)
{
    for (int d = 0; d < DIGITS; d++)
        counts[me][d] = 0;
    for (int i = me * EACH; i < (me + 1) * EACH; i++)
        counts[me][digit(from[i], shift)]++;
}

/* Up the tree: whoever has a left child's number at a level makes the sum of it and its neighbour. */
static void add_up(int me)
{
    struct node *leaf = &tree[P + me];
    for (int d = 0; d < DIGITS; d++)
        leaf->counts[d] = counts[me][d];
    offer(leaf);
    for (int node = P + me; node % 2 == 0 && node > 1; node /= 2) {
        struct node *sum = &tree[node / 2];
        need(&tree[node + 1]);
        for (int d = 0; d < DIGITS; d++) {
#if BUG == 1 && !defined(FIXED)
            if (d == DIGITS / 2)
                offer(sum);
#endif
            sum->counts[d] = tree[node].counts[d] + tree[node + 1].counts[d];
        }
#if BUG != 1 || defined(FIXED)
        offer(sum);
#endif
    }
}

/* Down the tree: what is to the left of a leaf on the way to the root, and all smaller digits. */
static void rank(int me)
{
    need(&tree[1]);
    int smaller = 0;
    for (int d = 0; d < DIGITS; d++) {
        before[me][d] = smaller;
        smaller += tree[1].counts[d];
    }
    for (int node = P + me; node > 1; node /= 2)
        if (node % 2 == 1) {
            need(&tree[node - 1]);
            for (int d = 0; d < DIGITS; d++)
                before[me][d] += tree[node - 1].counts[d];
        }
}

static void put(int me, const int *from, int *to, int shift)
{
    for (int i = me * EACH; i < (me + 1) * EACH; i++) {
        int at = before[me][digit(from[i], shift)]++;
        if (at < KEYS)
            to[at] = from[i];
    }
}

static void *slave(void *arg)
{
    pthread_mutex_lock(&global.id_lock);
    int me = global.id++;
    pthread_mutex_unlock(&global.id_lock);
    find_max(me);
    await(&global.step);
    int now = 0;
    for (int shift = 0; global.max >> shift > 0 && shift < limit; shift += BITS, now = !now) {
        const int *from = keys[now];
        count(me, from, shift);
        add_up(me);
        rank(me);
        await(&global.step);
        put(me, from, keys[!now], shift);
        clear(&tree[P + me]);
        if (me > 0)
            clear(&tree[me]);
        if (me == 0)
            global.passes++;
        await(&global.step);
    }
    return arg;
}

static int key(int i)
{
    unsigned seed = i * 2654435761u;
    /* Only the first thread has a key of two digits, and it is enough for another pass. */
    return i == 3 ? 60 : (int)(seed >> 13 & 7);
}

static int is_sorted(const int *sorted)
{
    long sum = 0;
    for (int i = 0; i < KEYS; i++) {
        if (i > 0 && sorted[i - 1] > sorted[i])
            return 0;
        sum += sorted[i] - key(i);
    }
    return sum == 0;
}

int main(void)
{
    pthread_t threads[P];
    limit = __VERIFIER_nondet_int() < 0 ? BITS : 31;
    keys[0] = malloc(KEYS * sizeof(int));
    keys[1] = malloc(KEYS * sizeof(int));
    for (int i = 0; i < KEYS; i++) {
        keys[0][i] = key(i);
        keys[1][i] = 0;
    }
    for (int i = 0; i < 2 * P; i++) {
        pthread_mutex_init(&tree[i].lock, NULL);
        pthread_cond_init(&tree[i].is_ready, NULL);
    }
    pthread_mutex_init(&global.id_lock, NULL);
    pthread_mutex_init(&global.max_lock, NULL);
    pthread_barrier_init(&global.step, NULL, P);
    for (int i = 1; i < P; i++)
        pthread_create(&threads[i], NULL, slave, NULL);
    slave(NULL);
    for (int i = 1; i < P; i++)
        pthread_join(threads[i], NULL);
    if (limit == 31)
        assert(is_sorted(keys[global.passes % 2])); //~ FAIL
    printf("%d keys in %d passes: right\n", KEYS, global.passes);
    free(keys[0]);
    free(keys[1]);
    return 0;
}
