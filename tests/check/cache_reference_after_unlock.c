//! what: a lookup in an LRU cache takes its reference after the lock was given back, when the entry may be evicted
//! cflags: -pthread
//! find: use-after-free
//! race: yes
//! proves: yes
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CAPACITY 2
#define KEY_SIZE 16

struct entry {
    struct entry *newer, *older; // of the list, which begins at the newest
    atomic_int references;       // one is the cache's own
    char key[KEY_SIZE];
    int value;
};

struct cache {
    pthread_mutex_t lock;
    struct entry *newest, *oldest;
    int size;
};

static void entry_release(struct entry *e)
{
    if (atomic_fetch_sub(&e->references, 1) == 1) //~ FAIL RACE
        free(e); //~ FAIL RACE
}

static void unlink_entry(struct cache *c, struct entry *e)
{
    *(e->newer ? &e->newer->older : &c->newest) = e->older;
    *(e->older ? &e->older->newer : &c->oldest) = e->newer;
    e->newer = e->older = NULL;
}

static void push_newest(struct cache *c, struct entry *e)
{
    e->older = c->newest;
    *(c->newest ? &c->newest->newer : &c->oldest) = e;
    c->newest = e;
}

static struct entry *find(struct cache *c, const char *key)
{
    for (struct entry *e = c->newest; e; e = e->older)
        if (strcmp(e->key, key) == 0)
            return e;
    return NULL;
}

// The caller gives the entry back with entry_release.
static struct entry *cache_get(struct cache *c, const char *key)
{
    pthread_mutex_lock(&c->lock);
    struct entry *e = find(c, key);
    if (e) {
        unlink_entry(c, e);
        push_newest(c, e);
#ifdef FIXED
        atomic_fetch_add(&e->references, 1);
#endif
    }
    pthread_mutex_unlock(&c->lock);
#ifndef FIXED
    if (e)
        atomic_fetch_add(&e->references, 1); //~ FAIL RACE
#endif
    return e;
}

static int cache_put(struct cache *c, const char *key, int value)
{
    struct entry *victim = NULL, *e = calloc(1, sizeof *e);
    if (!e)
        return -1;
    snprintf(e->key, sizeof e->key, "%s", key);
    e->value = value;
    e->references = 1;

    pthread_mutex_lock(&c->lock);
    if (c->size == CAPACITY) {
        victim = c->oldest;
        unlink_entry(c, victim);
    } else {
        c->size++;
    }
    push_newest(c, e);
    pthread_mutex_unlock(&c->lock);
    if (victim)
        entry_release(victim);
    return 0;
}

static void cache_clear(struct cache *c)
{
    while (c->newest) {
        struct entry *e = c->newest;
        unlink_entry(c, e);
        entry_release(e);
    }
    c->size = 0;
}

static struct cache cache = {.lock = PTHREAD_MUTEX_INITIALIZER};

static void *client(void *arg)
{
    (void)arg;
    struct entry *e = cache_get(&cache, "alpha");
    if (e) {
        assert(e->value == 1); //~ FAIL RACE
        entry_release(e);
    }
    return NULL;
}

static void *loader(void *arg)
{
    (void)arg;
    if (cache_put(&cache, "gamma", 3) != 0 || cache_put(&cache, "delta", 4) != 0)
        abort();
    return NULL;
}

int main(void)
{
    pthread_t c, l;
    cache_put(&cache, "alpha", 1);
    cache_put(&cache, "beta", 2);
    pthread_create(&c, NULL, client, NULL);
    pthread_create(&l, NULL, loader, NULL);
    pthread_join(c, NULL);
    pthread_join(l, NULL);
    cache_clear(&cache);
    puts("done");
    return 0;
}
