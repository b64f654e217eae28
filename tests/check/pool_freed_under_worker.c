//! what: a thread pool is freed when its last worker has signed off, while that worker still reads the pool's settings
//! cflags: -pthread
//! find: use-after-free
//! race: yes
//! proves: yes
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

#define QUEUE_SIZE 4
#define MAX_WORKERS 4

typedef void (*job_fn)(void *arg);

struct job {
    job_fn run;
    void *arg;
};

struct pool {
    pthread_mutex_t lock;
    pthread_cond_t work; // a job was queued, or the pool closes
    pthread_cond_t idle; // the last worker has gone
    struct job queue[QUEUE_SIZE];
    unsigned head, tail;
    int alive;
    int is_closing;
    void (*on_exit)(void);
    pthread_t threads[MAX_WORKERS];
    int started;
};

static int pool_next(struct pool *pool, struct job *job)
{
    while (pool->head == pool->tail && !pool->is_closing)
        pthread_cond_wait(&pool->work, &pool->lock);
    if (pool->head == pool->tail)
        return 0;
    *job = pool->queue[pool->head++ % QUEUE_SIZE];
    return 1;
}

static void *worker(void *arg)
{
    struct pool *pool = arg;
    struct job job;

    pthread_mutex_lock(&pool->lock);
    while (pool_next(pool, &job)) {
        pthread_mutex_unlock(&pool->lock);
        job.run(job.arg);
        pthread_mutex_lock(&pool->lock);
    }
    if (--pool->alive == 0)
        pthread_cond_signal(&pool->idle);
    pthread_mutex_unlock(&pool->lock);

    if (pool->on_exit) //~ FAIL RACE
        pool->on_exit(); //~ FAIL RACE
    return NULL;
}

static struct pool *pool_create(int workers, void (*on_exit)(void))
{
    struct pool *pool = calloc(1, sizeof *pool);
    if (!pool)
        return NULL;
    pthread_mutex_init(&pool->lock, NULL);
    pthread_cond_init(&pool->work, NULL);
    pthread_cond_init(&pool->idle, NULL);
    pool->on_exit = on_exit;
    pthread_mutex_lock(&pool->lock);
    for (int i = 0; i < workers && i < MAX_WORKERS; i++) {
        if (pthread_create(&pool->threads[i], NULL, worker, pool) != 0)
            break;
        pool->started++;
        pool->alive++;
#ifndef FIXED
        pthread_detach(pool->threads[i]);
#endif
    }
    pthread_mutex_unlock(&pool->lock);
    return pool;
}

static int pool_submit(struct pool *pool, job_fn run, void *arg)
{
    int status = -1;
    pthread_mutex_lock(&pool->lock);
    if (!pool->is_closing && pool->tail - pool->head < QUEUE_SIZE) {
        pool->queue[pool->tail++ % QUEUE_SIZE] = (struct job){run, arg};
        pthread_cond_signal(&pool->work);
        status = 0;
    }
    pthread_mutex_unlock(&pool->lock);
    return status;
}

// Runs what is queued, then ends all workers.
static void pool_destroy(struct pool *pool)
{
    pthread_mutex_lock(&pool->lock);
    pool->is_closing = 1;
    pthread_cond_broadcast(&pool->work);
    while (pool->alive > 0)
        pthread_cond_wait(&pool->idle, &pool->lock);
    pthread_mutex_unlock(&pool->lock);
#ifdef FIXED
    for (int i = 0; i < pool->started; i++)
        pthread_join(pool->threads[i], NULL);
#endif
    pthread_cond_destroy(&pool->idle);
    pthread_cond_destroy(&pool->work);
    pthread_mutex_destroy(&pool->lock);
    free(pool); //~ RACE
}

static void add_one(void *counter)
{
    atomic_fetch_add((atomic_int *)counter, 1);
}

static atomic_int exits;

static void count_exit(void)
{
    exits++;
}

int main(void)
{
    atomic_int sum = 0;
    struct pool *pool = pool_create(2, count_exit);
    if (!pool)
        return 1;
    if (pool_submit(pool, add_one, &sum) != 0)
        return 1;
    pool_destroy(pool);
    assert(sum == 1);
    puts("done");
    return 0;
}
