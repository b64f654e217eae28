//! what: a registry of metrics returns with the lock of a shard when a name is taken: the next snapshot waits for ever
//! cflags: -pthread
//! find: deadlock
//! proves: yes
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define SHARDS 2
#define SHARD_SIZE 4
#define NAME_SIZE 20

struct metric {
    char name[NAME_SIZE];
    long value;
};

// Metrics are spread over shards by their names, so that threads rarely meet.
struct shard {
    pthread_mutex_t lock;
    struct metric metrics[SHARD_SIZE];
    int count;
};

static struct shard shards[SHARDS];

static struct shard *shard_of(const char *name)
{
    uint32_t hash = 2166136261u;
    for (const char *c = name; *c; c++)
        hash = (hash ^ (unsigned char)*c) * 16777619u;
    return &shards[hash % SHARDS];
}

static struct metric *find(struct shard *s, const char *name)
{
    for (int i = 0; i < s->count; i++)
        if (strcmp(s->metrics[i].name, name) == 0)
            return &s->metrics[i];
    return NULL;
}

static int metric_register(const char *name)
{
    struct shard *s = shard_of(name);
    int status = 0;

    if (strlen(name) >= NAME_SIZE)
        return -ENAMETOOLONG;
    pthread_mutex_lock(&s->lock);
    if (find(s, name)) {
#ifdef FIXED
        status = -EEXIST;
        goto out;
#else
        return -EEXIST;
#endif
    }
    if (s->count == SHARD_SIZE) {
        status = -ENOSPC;
        goto out;
    }
    strcpy(s->metrics[s->count].name, name);
    s->metrics[s->count++].value = 0;
out:
    pthread_mutex_unlock(&s->lock);
    return status;
}

static void metric_add(const char *name, long amount)
{
    struct shard *s = shard_of(name);
    pthread_mutex_lock(&s->lock); //~ FAIL
    struct metric *m = find(s, name);
    if (m)
        m->value += amount;
    pthread_mutex_unlock(&s->lock);
}

// All values at one moment: the locks are taken in the order of the shards.
static long metrics_total(int *count)
{
    long total = 0;
    *count = 0;
    for (int i = 0; i < SHARDS; i++)
        pthread_mutex_lock(&shards[i].lock); //~ FAIL
    for (int i = 0; i < SHARDS; i++) {
        *count += shards[i].count;
        for (int k = 0; k < shards[i].count; k++)
            total += shards[i].metrics[k].value;
    }
    for (int i = SHARDS; i-- > 0;)
        pthread_mutex_unlock(&shards[i].lock);
    return total;
}

// Handlers of the same kind share a counter: whoever comes first registers it.
static int handler_init(const char *name)
{
    struct shard *s = shard_of(name);
    pthread_mutex_lock(&s->lock); //~ FAIL
    int is_there = find(s, name) != NULL;
    pthread_mutex_unlock(&s->lock);
    if (is_there)
        return 0;
    int status = metric_register(name);
    return status == -EEXIST ? 0 : status;
}

static void *handler(void *name)
{
    if (handler_init(name) == 0)
        metric_add(name, 1);
    return NULL;
}

int main(void)
{
    pthread_t threads[2];
    char name[] = "http.requests";
    int count;
    for (int i = 0; i < SHARDS; i++)
        pthread_mutex_init(&shards[i].lock, NULL);
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, handler, name);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL); //~ FAIL
    assert(metrics_total(&count) == 2 && count == 1);
    puts("done");
    return 0;
}
