//! what: a simulation swaps its two grids after a barrier, while the other threads already begin the next step
//! cflags: -pthread
//! find: data-race assertion
//! race: yes
//! proves: yes
#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define WIDTH 6 // with a fixed cell at either end
#define STEPS 2
#define THREADS 2

// Heat in a rod, in whole numbers so that the result is exact.
struct rod {
    int *now, *next;
    int cells[2][WIDTH];
};

struct part {
    struct rod *rod;
    pthread_barrier_t *barrier;
    int from, to;
};

static void rod_init(struct rod *r)
{
    memset(r, 0, sizeof *r);
    r->now = r->cells[0];
    r->next = r->cells[1];
    r->now[0] = r->next[0] = 1024;
    r->now[WIDTH - 1] = r->next[WIDTH - 1] = 256;
}

static void rod_step(struct rod *r, int from, int to)
{
    for (int i = from; i < to; i++)
        r->next[i] = (r->now[i - 1] + 2 * r->now[i] + r->now[i + 1]) / 4; //~ RACE
}

static void rod_swap(struct rod *r)
{
    int *old = r->now; //~ RACE
    r->now = r->next;  //~ RACE
    r->next = old;     //~ RACE
}

static void *simulate(void *arg)
{
    struct part *p = arg;
    for (int step = 0; step < STEPS; step++) {
        rod_step(p->rod, p->from, p->to);
        if (pthread_barrier_wait(p->barrier) == PTHREAD_BARRIER_SERIAL_THREAD)
            rod_swap(p->rod);
#ifdef FIXED
        pthread_barrier_wait(p->barrier);
#endif
    }
    return NULL;
}

static int simulate_in_parallel(struct rod *rod)
{
    pthread_t threads[THREADS];
    struct part parts[THREADS];
    pthread_barrier_t barrier;
    int inner = WIDTH - 2;

    if (pthread_barrier_init(&barrier, NULL, THREADS) != 0)
        return -1;
    for (int i = 0; i < THREADS; i++) {
        parts[i] = (struct part){rod, &barrier, 1 + inner * i / THREADS, 1 + inner * (i + 1) / THREADS};
        if (pthread_create(&threads[i], NULL, simulate, &parts[i]) != 0)
            abort();
    }
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    pthread_barrier_destroy(&barrier);
    return 0;
}

int main(void)
{
    struct rod rod, expected;
    rod_init(&rod);
    if (simulate_in_parallel(&rod) != 0)
        return 1;
    rod_init(&expected);
    for (int step = 0; step < STEPS; step++) {
        rod_step(&expected, 1, WIDTH - 1);
        rod_swap(&expected);
    }
    for (int i = 0; i < WIDTH; i++)
        assert(rod.now[i] == expected.now[i]); //~ FAIL
    puts("done");
    return 0;
}
