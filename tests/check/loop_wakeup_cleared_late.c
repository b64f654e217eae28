//! what: an event loop clears its wake-up flag after it has emptied its queue: who posts in between wakes nobody
//! cflags: -pthread
//! find: deadlock
//! proves: yes
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

struct event {
    void (*handle)(void *arg);
    void *arg;
    struct event *next;
};

// Threads post to `incoming`, newest first. To wake the loop costs a lock and a signal, so that only the first
// of several posts does it: `is_woken` says that a wake-up is under way.
struct loop {
    struct event *_Atomic incoming;
    atomic_int is_woken;
    pthread_mutex_t lock;
    pthread_cond_t wakeup;
    int pending; // wake-ups that were sent
    int handled;
    int is_done;
};

static void loop_init(struct loop *l)
{
    atomic_init(&l->incoming, NULL);
    atomic_init(&l->is_woken, 0);
    pthread_mutex_init(&l->lock, NULL);
    pthread_cond_init(&l->wakeup, NULL);
    l->pending = l->handled = l->is_done = 0;
}

static void loop_wake(struct loop *l)
{
    if (atomic_exchange(&l->is_woken, 1))
        return;
    pthread_mutex_lock(&l->lock);
    l->pending++;
    pthread_cond_signal(&l->wakeup);
    pthread_mutex_unlock(&l->lock);
}

static int loop_post(struct loop *l, void (*handle)(void *), void *arg)
{
    struct event *e = malloc(sizeof *e);
    if (!e)
        return -1;
    e->handle = handle;
    e->arg = arg;
    e->next = atomic_load(&l->incoming);
    while (!atomic_compare_exchange_weak(&l->incoming, &e->next, e))
        ;
    loop_wake(l);
    return 0;
}

static struct event *oldest_first(struct event *newest)
{
    struct event *list = NULL;
    while (newest) {
        struct event *next = newest->next;
        newest->next = list;
        list = newest;
        newest = next;
    }
    return list;
}

static void loop_drain(struct loop *l)
{
    struct event *e = oldest_first(atomic_exchange(&l->incoming, NULL));
    while (e) {
        struct event *next = e->next;
        e->handle(e->arg);
        l->handled++;
        free(e);
        e = next;
    }
}

static void loop_wait(struct loop *l)
{
    pthread_mutex_lock(&l->lock);
    while (l->pending == 0)
        pthread_cond_wait(&l->wakeup, &l->lock); //~ FAIL
    l->pending = 0;
    pthread_mutex_unlock(&l->lock);
}

static void loop_run(struct loop *l)
{
    while (!l->is_done) {
        loop_wait(l);
#ifdef FIXED
        atomic_store(&l->is_woken, 0);
        loop_drain(l);
#else
        loop_drain(l);
        atomic_store(&l->is_woken, 0);
#endif
    }
}

static struct loop loop;

static void tick(void *count)
{
    ++*(int *)count;
}

static void quit(void *arg)
{
    ((struct loop *)arg)->is_done = 1;
}

static void *source(void *count)
{
    if (loop_post(&loop, tick, count) != 0 || loop_post(&loop, quit, &loop) != 0)
        abort();
    return NULL;
}

int main(void)
{
    pthread_t t;
    int ticks = 0;
    loop_init(&loop);
    pthread_create(&t, NULL, source, &ticks);
    loop_run(&loop);
    pthread_join(t, NULL);
    assert(ticks == 1 && loop.handled == 2);
    puts("done");
    return 0;
}
