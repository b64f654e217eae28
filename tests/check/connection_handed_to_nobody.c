//! what: a connection is handed to a waiter whose time is up but who has not left the queue: it is lost to the pool
//! cflags: -pthread
//! find: assertion
//! proves: yes
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define POOL_SIZE 1

struct connection {
    int id;
    int requests;
    struct connection *next;
};

// One for each thread that waits, on its stack.
struct waiter {
    pthread_cond_t served;
    struct connection *given;
    struct waiter *next;
};

struct conn_pool {
    pthread_mutex_t lock;
    struct connection *idle;
    int idle_count;
    struct waiter *first, **last;
};

static void pool_init(struct conn_pool *p)
{
    pthread_mutex_init(&p->lock, NULL);
    p->idle = NULL;
    p->idle_count = 0;
    p->first = NULL;
    p->last = &p->first;
    for (int i = 0; i < POOL_SIZE; i++) {
        struct connection *c = calloc(1, sizeof *c);
        if (!c)
            abort();
        c->id = i;
        c->next = p->idle;
        p->idle = c;
        p->idle_count++;
    }
}

static void leave_queue(struct conn_pool *p, struct waiter *w)
{
    struct waiter **at = &p->first;
    while (*at && *at != w)
        at = &(*at)->next;
    if (!*at)
        return;
    *at = w->next;
    if (p->last == &w->next)
        p->last = at;
}

static struct timespec deadline_in(int milliseconds)
{
    struct timespec t;
    clock_gettime(CLOCK_REALTIME, &t);
    t.tv_nsec += milliseconds * 1000000L;
    t.tv_sec += t.tv_nsec / 1000000000L;
    t.tv_nsec %= 1000000000L;
    return t;
}

// NULL when no connection came back in time. First come, first served.
static struct connection *pool_acquire(struct conn_pool *p, int milliseconds)
{
    struct connection *c = NULL;

    pthread_mutex_lock(&p->lock);
    if (p->idle) {
        c = p->idle;
        p->idle = c->next;
        p->idle_count--;
    } else {
        struct waiter w = {.next = NULL};
        struct timespec deadline = deadline_in(milliseconds);
        int status = 0;
        pthread_cond_init(&w.served, NULL);
        *p->last = &w;
        p->last = &w.next;
        while (!w.given && status == 0)
            status = pthread_cond_timedwait(&w.served, &p->lock, &deadline);
#ifdef FIXED
        if (!w.given)
            leave_queue(p, &w);
        c = w.given;
#else
        if (status == ETIMEDOUT)
            leave_queue(p, &w);
        else
            c = w.given;
#endif
        pthread_cond_destroy(&w.served);
    }
    pthread_mutex_unlock(&p->lock);
    return c;
}

static void pool_release(struct conn_pool *p, struct connection *c)
{
    pthread_mutex_lock(&p->lock);
    struct waiter *w = p->first;
    if (w) {
        p->first = w->next;
        if (!p->first)
            p->last = &p->first;
        w->given = c;
        pthread_cond_signal(&w->served);
    } else {
        c->next = p->idle;
        p->idle = c;
        p->idle_count++;
    }
    pthread_mutex_unlock(&p->lock);
}

static void pool_destroy(struct conn_pool *p)
{
    assert(p->idle_count == POOL_SIZE); //~ FAIL
    while (p->idle) {
        struct connection *c = p->idle;
        p->idle = c->next;
        free(c);
    }
    pthread_mutex_destroy(&p->lock);
}

static struct conn_pool pool;

static void *client(void *served)
{
    struct connection *c = pool_acquire(&pool, 20);
    if (!c)
        return NULL;
    c->requests++;
    *(int *)served = 1;
    pool_release(&pool, c);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    int served[2] = {0, 0};
    pool_init(&pool);
    pthread_create(&a, NULL, client, &served[0]);
    pthread_create(&b, NULL, client, &served[1]);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    pool_destroy(&pool);
    puts(served[0] || served[1] ? "done" : "nobody served");
    return 0;
}
