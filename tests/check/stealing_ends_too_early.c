//! what: a work-stealing worker counts a task as done before it has counted the task's children: the scheduler stops too early
//! cflags: -pthread
//! find: assertion
#include <assert.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>

#define WORKERS 2
#define DEQUE_SIZE 8

// Adds up a range of numbers.
struct task {
    int from, to;
};

// The owner pushes and pops at the bottom, thieves take from the top.
struct deque {
    pthread_mutex_t lock;
    struct task tasks[DEQUE_SIZE];
    int top, bottom;
};

struct worker {
    pthread_t thread;
    int id;
    struct deque deque;
    long sum;
    int executed, stolen;
};

static struct worker workers[WORKERS];
static atomic_int outstanding; // tasks that are queued or running
static atomic_bool is_stopping;

static int deque_push(struct deque *d, struct task task)
{
    int status = -1;
    pthread_mutex_lock(&d->lock);
    if (d->bottom < DEQUE_SIZE) {
        d->tasks[d->bottom++] = task;
        status = 0;
    }
    pthread_mutex_unlock(&d->lock);
    return status;
}

static int deque_pop(struct deque *d, struct task *task)
{
    int found = 0;
    pthread_mutex_lock(&d->lock);
    if (d->bottom > d->top) {
        *task = d->tasks[--d->bottom];
        found = 1;
    }
    if (d->bottom == d->top)
        d->bottom = d->top = 0;
    pthread_mutex_unlock(&d->lock);
    return found;
}

static int deque_steal(struct deque *d, struct task *task)
{
    int found = 0;
    if (pthread_mutex_trylock(&d->lock) != 0)
        return 0;
    if (d->bottom > d->top) {
        *task = d->tasks[d->top++];
        found = 1;
    }
    pthread_mutex_unlock(&d->lock);
    return found;
}

static void spawn(struct worker *w, int from, int to)
{
    atomic_fetch_add(&outstanding, 1);
    if (deque_push(&w->deque, (struct task){from, to}) != 0) {
        for (int i = from; i < to; i++)
            w->sum += i;
        atomic_fetch_sub(&outstanding, 1);
    }
}

static void execute(struct worker *w, struct task task)
{
#ifndef FIXED
    atomic_fetch_sub(&outstanding, 1);
#endif
    w->executed++;
    if (task.to - task.from > 2) {
        int middle = (task.from + task.to) / 2;
        spawn(w, task.from, middle);
        spawn(w, middle, task.to);
    } else {
        for (int i = task.from; i < task.to; i++)
            w->sum += i;
    }
#ifdef FIXED
    atomic_fetch_sub(&outstanding, 1);
#endif
}

static int find_task(struct worker *w, struct task *task)
{
    if (deque_pop(&w->deque, task))
        return 1;
    for (int i = 1; i < WORKERS; i++) {
        if (deque_steal(&workers[(w->id + i) % WORKERS].deque, task)) {
            w->stolen++;
            return 1;
        }
    }
    return 0;
}

static void *worker_run(void *arg)
{
    struct worker *w = arg;
    struct task task;
    while (!atomic_load(&is_stopping)) {
        if (find_task(w, &task))
            execute(w, task);
        else
            sched_yield();
    }
    return NULL;
}

int main(void)
{
    long sum = 0;
    int left = 0;
    for (int i = 0; i < WORKERS; i++) {
        workers[i].id = i;
        pthread_mutex_init(&workers[i].deque.lock, NULL);
    }
    spawn(&workers[0], 0, 4);
    for (int i = 0; i < WORKERS; i++)
        pthread_create(&workers[i].thread, NULL, worker_run, &workers[i]);
    while (atomic_load(&outstanding) > 0)
        sched_yield();
    atomic_store(&is_stopping, true);
    for (int i = 0; i < WORKERS; i++)
        pthread_join(workers[i].thread, NULL);
    for (int i = 0; i < WORKERS; i++) {
        sum += workers[i].sum;
        left += workers[i].deque.bottom - workers[i].deque.top;
    }
    assert(left == 0 && sum == 0 + 1 + 2 + 3); //~ FAIL
    puts("done");
    return 0;
}
