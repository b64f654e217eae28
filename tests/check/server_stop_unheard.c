//! what: the thread that waits for SIGTERM sets the stop flag and signals without the lock: the server may be about to wait
//! cflags: -pthread
//! find: deadlock
//! proves: yes
#include <assert.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#define BACKLOG 4

struct server {
    pthread_mutex_t lock;
    pthread_cond_t wakeup;
    int requests[BACKLOG];
    int queued, served;
    atomic_bool is_stopping;
    int last_signal;
};

static struct server server = {.lock = PTHREAD_MUTEX_INITIALIZER, .wakeup = PTHREAD_COND_INITIALIZER};

static void stop_signals(sigset_t *set)
{
    sigemptyset(set);
    sigaddset(set, SIGTERM);
    sigaddset(set, SIGINT);
}

// Signals are blocked in all threads and taken here, so that no handler has to be async-signal-safe.
static void *signal_thread(void *arg)
{
    struct server *s = arg;
    sigset_t set;
    int number = 0;

    stop_signals(&set);
    if (sigwait(&set, &number) != 0)
        return NULL;
    s->last_signal = number;
#ifdef FIXED
    pthread_mutex_lock(&s->lock);
#endif
    atomic_store(&s->is_stopping, true);
    pthread_cond_broadcast(&s->wakeup);
#ifdef FIXED
    pthread_mutex_unlock(&s->lock);
#endif
    return NULL;
}

static int server_submit(struct server *s, int request)
{
    int status = -1;
    pthread_mutex_lock(&s->lock);
    if (s->queued < BACKLOG && !atomic_load(&s->is_stopping)) {
        s->requests[s->queued++] = request;
        pthread_cond_broadcast(&s->wakeup);
        status = 0;
    }
    pthread_mutex_unlock(&s->lock);
    return status;
}

static void *server_thread(void *arg)
{
    struct server *s = arg;
    pthread_mutex_lock(&s->lock);
    while (!atomic_load(&s->is_stopping)) {
        if (s->queued == 0) {
            pthread_cond_wait(&s->wakeup, &s->lock); //~ FAIL
            continue;
        }
        s->queued--;
        s->served++;
    }
    pthread_mutex_unlock(&s->lock);
    return NULL;
}

int main(void)
{
    pthread_t signals, worker;
    sigset_t set;
    int status;

    stop_signals(&set);
    status = pthread_sigmask(SIG_BLOCK, &set, NULL);
    if (status != 0) {
        fprintf(stderr, "cannot block signals: %s\n", strerror(status));
        return 1;
    }
    pthread_create(&signals, NULL, signal_thread, &server);
    pthread_create(&worker, NULL, server_thread, &server);

    int accepted = server_submit(&server, 7) == 0;
    kill(getpid(), SIGTERM);
    pthread_join(signals, NULL);
    pthread_join(worker, NULL); //~ FAIL
    assert(server.last_signal == SIGTERM);
    assert(server.served + server.queued == accepted);
    puts("done");
    return 0;
}
