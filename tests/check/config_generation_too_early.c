//! what: a reload announces a new generation before the new configuration is there: who looks in between keeps the old one
//! cflags: -pthread
//! find: assertion
//! proves: yes
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The current configuration. Threads keep a reference of their own, and look here again only when the generation has
// changed, which costs one load for each request.
struct config {
    atomic_int references;
    int max_clients;
    char greeting[16];
};

static struct {
    pthread_rwlock_t lock;
    struct config *current;
    atomic_uint generation;
} store = {.lock = PTHREAD_RWLOCK_INITIALIZER};

struct view {
    struct config *config;
    unsigned generation;
};

static struct config *config_new(int max_clients, const char *greeting)
{
    struct config *c = calloc(1, sizeof *c);
    if (!c)
        return NULL;
    atomic_init(&c->references, 1);
    c->max_clients = max_clients;
    snprintf(c->greeting, sizeof c->greeting, "%s", greeting);
    return c;
}

static void config_release(struct config *c)
{
    if (c && atomic_fetch_sub(&c->references, 1) == 1)
        free(c);
}

static void view_refresh(struct view *v)
{
    unsigned generation = atomic_load(&store.generation);
    if (v->config && v->generation == generation)
        return;
    config_release(v->config);
    pthread_rwlock_rdlock(&store.lock);
    v->config = store.current;
    atomic_fetch_add(&v->config->references, 1);
    pthread_rwlock_unlock(&store.lock);
    v->generation = generation;
}

static int config_reload(int max_clients, const char *greeting)
{
    struct config *new = config_new(max_clients, greeting), *old;
    if (!new)
        return -1;
#ifndef FIXED
    atomic_fetch_add(&store.generation, 1);
#endif
    pthread_rwlock_wrlock(&store.lock);
    old = store.current;
    store.current = new;
    pthread_rwlock_unlock(&store.lock);
#ifdef FIXED
    atomic_fetch_add(&store.generation, 1);
#endif
    config_release(old);
    return 0;
}

static atomic_int is_reloaded;

static void handle_request(struct view *v)
{
    int after_reload = atomic_load(&is_reloaded);
    view_refresh(v);
    // An operator who has seen the reload end relies on this.
    assert(!after_reload || v->config->max_clients == 20); //~ FAIL
    assert(strcmp(v->config->greeting, v->config->max_clients == 20 ? "welcome" : "hello") == 0);
}

static void *server(void *arg)
{
    struct view view = {0};
    (void)arg;
    handle_request(&view);
    handle_request(&view);
    config_release(view.config);
    return NULL;
}

static void *operator_(void *arg)
{
    (void)arg;
    if (config_reload(20, "welcome") != 0)
        abort();
    atomic_store(&is_reloaded, 1);
    return NULL;
}

int main(void)
{
    pthread_t s, o;
    store.current = config_new(10, "hello");
    if (!store.current)
        return 1;
    pthread_create(&s, NULL, server, NULL);
    pthread_create(&o, NULL, operator_, NULL);
    pthread_join(s, NULL);
    pthread_join(o, NULL);
    config_release(store.current);
    puts("done");
    return 0;
}
