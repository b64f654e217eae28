//! what: a thread takes its reference itself; until then the last one may have been given back. To wait before the free is too late: all of put() has to wait
//! cflags: -pthread
//! explains: use-after-free
//! core: 1
//! repair: order
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct connection {
    pthread_mutex_t m;
    atomic_int references;
    int closed;
};

static void put(struct connection *c)
{
    if (atomic_fetch_sub(&c->references, 1) == 1) { //~ FROM TO
        pthread_mutex_destroy(&c->m);
        free(c);
    }
}

static void *writer(void *arg)
{
    struct connection *c = arg;
    atomic_fetch_add(&c->references, 1); //~ FROM TO
    pthread_mutex_lock(&c->m);
    pthread_mutex_unlock(&c->m);
    put(c);
    return NULL;
}

int main(void)
{
    pthread_t t;
    struct connection *c = calloc(1, sizeof *c);
    pthread_mutex_init(&c->m, NULL);
    c->references = 1;
    pthread_create(&t, NULL, writer, c);
    pthread_mutex_lock(&c->m);
    c->closed = 1;
    pthread_mutex_unlock(&c->m);
    put(c);
    pthread_join(t, NULL);
    return 0;
}
