//! what: a hash map with striped locks computes the bucket before it has the lock; a resize in between moves the bucket
//! cflags: -pthread
//! find: assertion
//! race: yes
//! proves: yes
#include <assert.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define STRIPES 2
#define MAX_LOAD 5 // entries for each bucket, before the table grows

struct node {
    uint32_t hash;
    int key, value;
    struct node *next;
};

// A hash is guarded by the lock hash % STRIPES, whatever the size of the table. A resize takes all locks.
struct map {
    pthread_mutex_t locks[STRIPES];
    struct node **buckets;
    uint32_t size; // a power of two, at least STRIPES
    int counts[STRIPES];
};

static uint32_t hash_of(int key)
{
    return (uint32_t)key * 2654435761u >> 16;
}

static int map_init(struct map *m)
{
    m->size = STRIPES;
    m->buckets = calloc(m->size, sizeof *m->buckets);
    for (int i = 0; i < STRIPES; i++) {
        pthread_mutex_init(&m->locks[i], NULL);
        m->counts[i] = 0;
    }
    return m->buckets ? 0 : -1;
}

// Doubles the size, unless another thread was faster.
static void map_resize(struct map *m, uint32_t from)
{
    for (int i = 0; i < STRIPES; i++)
        pthread_mutex_lock(&m->locks[i]);
    uint32_t size = from * 2;
    struct node **buckets = m->size == from ? calloc(size, sizeof *buckets) : NULL;
    if (buckets) {
        for (uint32_t i = 0; i < from; i++) {
            for (struct node *n = m->buckets[i], *next; n; n = next) {
                next = n->next;
                n->next = buckets[n->hash & (size - 1)];
                buckets[n->hash & (size - 1)] = n;
            }
        }
        free(m->buckets);
        m->buckets = buckets;
        m->size = size; //~ RACE
    }
    for (int i = STRIPES; i-- > 0;)
        pthread_mutex_unlock(&m->locks[i]);
}

static int map_put(struct map *m, int key, int value)
{
    uint32_t hash = hash_of(key);
    pthread_mutex_t *lock = &m->locks[hash % STRIPES];
    struct node *n = malloc(sizeof *n);
    if (!n)
        return -1;
#ifndef FIXED
    uint32_t bucket = hash & (m->size - 1); //~ RACE
#endif
    pthread_mutex_lock(lock);
#ifdef FIXED
    uint32_t bucket = hash & (m->size - 1);
#endif
    *n = (struct node){hash, key, value, m->buckets[bucket]};
    m->buckets[bucket] = n;
    uint32_t size = m->size;
    int is_full = ++m->counts[hash % STRIPES] > MAX_LOAD * (int)size / STRIPES;
    pthread_mutex_unlock(lock);
    if (is_full)
        map_resize(m, size);
    return 0;
}

static int map_get(struct map *m, int key, int *value)
{
    uint32_t hash = hash_of(key);
    pthread_mutex_t *lock = &m->locks[hash % STRIPES];
    int found = 0;
    pthread_mutex_lock(lock);
    for (struct node *n = m->buckets[hash & (m->size - 1)]; n && !found; n = n->next) {
        if (n->hash == hash && n->key == key) {
            *value = n->value;
            found = 1;
        }
    }
    pthread_mutex_unlock(lock);
    return found;
}

static void map_free(struct map *m)
{
    for (uint32_t i = 0; i < m->size; i++) {
        while (m->buckets[i]) {
            struct node *n = m->buckets[i];
            m->buckets[i] = n->next;
            free(n);
        }
    }
    free(m->buckets);
}

#define KEYS 12
#define THREADS 2

static struct map map;

// Each thread puts its share of the last keys; the others are there already.
static void *filler(void *arg)
{
    for (int key = KEYS - THREADS + *(int *)arg; key < KEYS; key += THREADS)
        if (map_put(&map, key, key * 10) != 0)
            abort();
    return NULL;
}

int main(void)
{
    pthread_t threads[THREADS];
    int shares[THREADS];
    if (map_init(&map) != 0)
        return 1;
    for (int key = 0; key < KEYS - THREADS; key++)
        map_put(&map, key, key * 10);
    for (int i = 0; i < THREADS; i++) {
        shares[i] = i;
        pthread_create(&threads[i], NULL, filler, &shares[i]);
    }
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    for (int key = 0; key < KEYS; key++) {
        int value = -1;
        assert(map_get(&map, key, &value)); //~ FAIL
        assert(value == key * 10);
    }
    map_free(&map);
    puts("done");
    return 0;
}
