//! what: a scheduler waits until its next job is due and then runs it without looking again: it may be cancelled and freed
//! cflags: -pthread
//! find: use-after-free
//! proves: yes
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define MAX_JOBS 8

struct job {
    struct timespec due;
    void (*run)(void *arg);
    void *arg;
    int id;
};

struct scheduler {
    pthread_mutex_t lock;
    pthread_cond_t changed;
    struct job *heap[MAX_JOBS]; // the earliest is the first
    int count;
    int next_id;
    int is_stopping;
};

static int is_before(const struct timespec *a, const struct timespec *b)
{
    return a->tv_sec != b->tv_sec ? a->tv_sec < b->tv_sec : a->tv_nsec < b->tv_nsec;
}

static void heap_swap(struct scheduler *s, int i, int j)
{
    struct job *job = s->heap[i];
    s->heap[i] = s->heap[j];
    s->heap[j] = job;
}

static void sift_up(struct scheduler *s, int i)
{
    while (i > 0 && is_before(&s->heap[i]->due, &s->heap[(i - 1) / 2]->due)) {
        heap_swap(s, i, (i - 1) / 2);
        i = (i - 1) / 2;
    }
}

static void sift_down(struct scheduler *s, int i)
{
    for (;;) {
        int least = i;
        for (int child = 2 * i + 1; child <= 2 * i + 2 && child < s->count; child++)
            if (is_before(&s->heap[child]->due, &s->heap[least]->due))
                least = child;
        if (least == i)
            return;
        heap_swap(s, i, least);
        i = least;
    }
}

static void heap_remove(struct scheduler *s, int i)
{
    s->heap[i] = s->heap[--s->count];
    if (i < s->count) {
        sift_up(s, i);
        sift_down(s, i);
    }
}

static int index_of(const struct scheduler *s, int id)
{
    for (int i = 0; i < s->count; i++)
        if (s->heap[i]->id == id)
            return i;
    return -1;
}

static int schedule(struct scheduler *s, int milliseconds, void (*run)(void *), void *arg)
{
    struct job *job = malloc(sizeof *job);
    if (!job)
        return -1;
    clock_gettime(CLOCK_REALTIME, &job->due);
    job->due.tv_nsec += milliseconds * 1000000L;
    job->due.tv_sec += job->due.tv_nsec / 1000000000L;
    job->due.tv_nsec %= 1000000000L;
    job->run = run;
    job->arg = arg;

    pthread_mutex_lock(&s->lock);
    if (s->count == MAX_JOBS) {
        pthread_mutex_unlock(&s->lock);
        free(job);
        return -1;
    }
    int id = job->id = ++s->next_id;
    s->heap[s->count++] = job;
    sift_up(s, s->count - 1);
    pthread_cond_signal(&s->changed);
    pthread_mutex_unlock(&s->lock);
    return id;
}

// 1 if the job will not run, 0 if it has run or is running.
static int cancel(struct scheduler *s, int id)
{
    pthread_mutex_lock(&s->lock);
    int i = index_of(s, id);
    if (i >= 0) {
        free(s->heap[i]);
        heap_remove(s, i);
        pthread_cond_signal(&s->changed);
    }
    pthread_mutex_unlock(&s->lock);
    return i >= 0;
}

static void *scheduler_run(void *arg)
{
    struct scheduler *s = arg;
    pthread_mutex_lock(&s->lock);
    while (!s->is_stopping) {
        if (s->count == 0) {
            pthread_cond_wait(&s->changed, &s->lock);
            continue;
        }
        struct job *job = s->heap[0];
        struct timespec due = job->due;
#ifdef FIXED
        int id = job->id;
#endif
        if (pthread_cond_timedwait(&s->changed, &s->lock, &due) != ETIMEDOUT)
            continue;
#ifdef FIXED
        if (index_of(s, id) < 0)
            continue;
#endif
        heap_remove(s, index_of(s, job->id)); //~ FAIL
        pthread_mutex_unlock(&s->lock);
        job->run(job->arg);
        free(job);
        pthread_mutex_lock(&s->lock);
    }
    pthread_mutex_unlock(&s->lock);
    return NULL;
}

static void scheduler_stop(struct scheduler *s, pthread_t thread)
{
    pthread_mutex_lock(&s->lock);
    s->is_stopping = 1;
    pthread_cond_signal(&s->changed);
    pthread_mutex_unlock(&s->lock);
    pthread_join(thread, NULL);
    while (s->count > 0) {
        free(s->heap[0]);
        heap_remove(s, 0);
    }
}

static void ring(void *count)
{
    ++*(int *)count;
}

int main(void)
{
    static struct scheduler s = {.lock = PTHREAD_MUTEX_INITIALIZER, .changed = PTHREAD_COND_INITIALIZER};
    pthread_t thread;
    int rung = 0;
    pthread_create(&thread, NULL, scheduler_run, &s);
    int alarm = schedule(&s, 5, ring, &rung);
    int is_cancelled = cancel(&s, alarm);
    scheduler_stop(&s, thread);
    assert(rung == !is_cancelled);
    puts("done");
    return 0;
}
