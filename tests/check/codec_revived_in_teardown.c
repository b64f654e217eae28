//! what: the last user of a shared instance decides to tear it down; a new user takes it before that happens
//! cflags: -pthread
//! find: use-after-free assertion
//! race: yes
//! proves: yes
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

#define TABLE_SIZE 16

// Expensive to make, so that all users share one; freed when nobody needs it.
struct codec {
    unsigned char encode[TABLE_SIZE];
    unsigned char decode[TABLE_SIZE];
};

static struct {
    pthread_mutex_t lock;
    struct codec *instance;
    atomic_int users;
    int made, freed;
} shared = {.lock = PTHREAD_MUTEX_INITIALIZER};

static struct codec *codec_make(void)
{
    struct codec *c = malloc(sizeof *c);
    if (!c)
        return NULL;
    for (int i = 0; i < TABLE_SIZE; i++) {
        int code = (i * 5 + 3) % TABLE_SIZE;
        c->encode[i] = (unsigned char)code;
        c->decode[code] = (unsigned char)i;
    }
    return c;
}

static struct codec *codec_acquire(void)
{
    pthread_mutex_lock(&shared.lock);
    if (!shared.instance) {
        shared.instance = codec_make();
        if (!shared.instance) {
            pthread_mutex_unlock(&shared.lock);
            return NULL;
        }
        shared.made++;
    }
    atomic_fetch_add(&shared.users, 1);
    struct codec *c = shared.instance;
    pthread_mutex_unlock(&shared.lock);
    return c;
}

static void tear_down(void)
{
    free(shared.instance); //~ RACE
    shared.instance = NULL;
    shared.freed++;
}

// All but the last user go without the lock.
static void codec_release(void)
{
#ifdef FIXED
    int users = atomic_load(&shared.users);
    while (users > 1)
        if (atomic_compare_exchange_weak(&shared.users, &users, users - 1))
            return;
    pthread_mutex_lock(&shared.lock);
    if (atomic_fetch_sub(&shared.users, 1) == 1)
        tear_down();
    pthread_mutex_unlock(&shared.lock);
#else
    if (atomic_fetch_sub(&shared.users, 1) == 1) {
        pthread_mutex_lock(&shared.lock);
        tear_down();
        pthread_mutex_unlock(&shared.lock);
    }
#endif
}

static int round_trip(const struct codec *c, int value)
{
    return c->decode[c->encode[value]]; //~ FAIL RACE
}

static void *session(void *value)
{
    struct codec *c = codec_acquire();
    if (!c)
        abort();
    assert(round_trip(c, *(int *)value) == *(int *)value);
    codec_release();
    return NULL;
}

int main(void)
{
    pthread_t threads[2];
    int values[2] = {4, 9};
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, session, &values[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    assert(shared.users == 0 && shared.made == shared.freed); //~ FAIL
    puts("done");
    return 0;
}
