//! what: blocked LU factorisation whose blocks lie together: the diagonal is said to be factored before it is (1), two threads take one number (2)
//! row: lu-c_bug1 -DBUG=1
//! row: lu-c_bug2 -DBUG=2
//! fails: assertion
//! bench: only
#include <assert.h>
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

/*
 * A dense matrix of N x N is factored in place into a lower one with ones on its diagonal and an upper one, without pivoting. It is cut into blocks
 * of B x B. For each step k:
 *
 *     the owner of block (k, k) factors it
 *     the owners of blocks below and beside it divide by it              (the perimeter)
 *     the owners of all others subtract the product of two of these      (the interior)
 *
 * with a barrier after each but the first: there each block on the diagonal is announced by its owner. Blocks are dealt out to threads like the squares of a chessboard, and each is one piece of memory.
 */

#ifndef N
#define N 12
#endif
#ifndef B
#define B 4
#endif
#ifndef P
#define P 2
#endif
#define BLOCKS (N / B)

#ifndef BUG
#define BUG 0
#endif

int __VERIFIER_nondet_int(void);

struct statistics {
    int diagonal, perimeter, interior;
};

static struct {
    pthread_mutex_t id_lock;
    pthread_barrier_t start, step;
    int id;
    pthread_mutex_t factored_lock;
    pthread_cond_t is_factored;
    int factored;
    pthread_mutex_t stats_lock;
    struct statistics stats;
} global;

static double *blocks[BLOCKS][BLOCKS];
static double right[N];
static int rows, columns;
static int wants_statistics;

/* A part of the processors is beside each other, the others are below them. */
static void lay_out(void)
{
    rows = 1;
    for (int r = 1; r * r <= P; r++)
        if (P % r == 0)
            rows = r;
    columns = P / rows;
}

static int owner(int i, int j)
{
    return i % rows + (j % columns) * rows;
}

static double *element(int i, int j)
{
    return &blocks[i / B][j / B][i % B + (j % B) * B];
}

/* y += a x */
static void daxpy(double *y, const double *x, double a)
{
    for (int i = 0; i < B; i++)
        y[i] += a * x[i];
}

static void announce(int k)
{
    pthread_mutex_lock(&global.factored_lock);
    global.factored = k + 1;
    pthread_cond_broadcast(&global.is_factored);
    pthread_mutex_unlock(&global.factored_lock);
}

static void await_factored(int k)
{
    pthread_mutex_lock(&global.factored_lock);
    while (global.factored <= k)
        pthread_cond_wait(&global.is_factored, &global.factored_lock);
    pthread_mutex_unlock(&global.factored_lock);
}

/* Factors the block of a step on the diagonal, and says so. */
static void factor(int step)
{
    double *a = blocks[step][step];
    for (int k = 0; k < B; k++) {
#if BUG == 1 && !defined(FIXED)
        /* There is hardly anything left to do. */
        if (k == B - 2)
            announce(step);
#endif
        for (int i = k + 1; i < B; i++)
            a[i + k * B] /= a[k + k * B];
        for (int j = k + 1; j < B; j++)
            for (int i = k + 1; i < B; i++)
                a[i + j * B] -= a[i + k * B] * a[k + j * B];
    }
#if BUG != 1 || defined(FIXED)
    announce(step);
#endif
}

/* A block below the diagonal one: from the right by its upper half. */
static void divide_column(double *a, const double *diagonal)
{
    for (int k = 0; k < B; k++) {
        for (int i = 0; i < B; i++)
            a[i + k * B] /= diagonal[k + k * B];
        for (int j = k + 1; j < B; j++)
            daxpy(&a[j * B], &a[k * B], -diagonal[k + j * B]);
    }
}

/* A block beside the diagonal one: from the left by its lower half. */
static void divide_row(double *a, const double *diagonal)
{
    for (int j = 0; j < B; j++)
        for (int k = 0; k < B; k++)
            for (int i = k + 1; i < B; i++)
                a[i + j * B] -= diagonal[i + k * B] * a[k + j * B];
}

/* A block of the interior: less the product of what is left of it and what is above. */
static void subtract_product(double *a, const double *left, const double *above)
{
    for (int j = 0; j < B; j++)
        for (int k = 0; k < B; k++)
            daxpy(&a[j * B], &left[k * B], -above[k + j * B]);
}

static void await(pthread_barrier_t *barrier)
{
    pthread_barrier_wait(barrier);
}

static void lu(int me, struct statistics *stats)
{
    for (int k = 0; k < BLOCKS; k++) {
        if (owner(k, k) == me) {
            factor(k);
            stats->diagonal++;
        } else
            await_factored(k);
        for (int i = k + 1; i < BLOCKS; i++) {
            if (owner(i, k) == me) {
                divide_column(blocks[i][k], blocks[k][k]);
                stats->perimeter++;
            }
            if (owner(k, i) == me) {
                divide_row(blocks[k][i], blocks[k][k]);
                stats->perimeter++;
            }
        }
        await(&global.step);
        for (int i = k + 1; i < BLOCKS; i++)
            for (int j = k + 1; j < BLOCKS; j++)
                if (owner(i, j) == me) {
                    subtract_product(blocks[i][j], blocks[i][k], blocks[k][j]);
                    stats->interior++;
                }
        await(&global.step);
    }
}

static int take_number(void)
{
#if BUG != 2 || defined(FIXED)
    pthread_mutex_lock(&global.id_lock);
    int me = global.id++;
    pthread_mutex_unlock(&global.id_lock);
#else
    int me = global.id;
    pthread_mutex_lock(&global.id_lock);
    global.id = me + 1;
    pthread_mutex_unlock(&global.id_lock);
#endif
    return me;
}

static void *slave(void *arg)
{
    struct statistics stats = { 0, 0, 0 };
    int me = take_number();
    await(&global.start);
    assert(global.id == P); //~ FAIL
    lu(me, &stats);
    if (wants_statistics) {
        pthread_mutex_lock(&global.stats_lock);
        global.stats.diagonal += stats.diagonal;
        global.stats.perimeter += stats.perimeter;
        global.stats.interior += stats.interior;
        pthread_mutex_unlock(&global.stats_lock);
    }
    return arg;
}

static void fill(void)
{
    unsigned seed = 17;
    for (int i = 0; i < BLOCKS; i++)
        for (int j = 0; j < BLOCKS; j++)
            blocks[i][j] = malloc(B * B * sizeof(double));
    for (int j = 0; j < N; j++)
        for (int i = 0; i < N; i++) {
            seed = seed * 1103515245u + 12345u;
            *element(i, j) = (seed >> 16 & 1023) / 1024.0 + (i == j ? 10.0 : 0.0);
        }
    /* What the matrix makes of a vector of ones. */
    for (int i = 0; i < N; i++) {
        right[i] = 0.0;
        for (int j = 0; j < N; j++)
            right[i] += *element(i, j);
    }
}

/* Solves L U x = right, and finds out how far x is from ones. */
static double error(void)
{
    double x[N], worst = 0.0;
    for (int i = 0; i < N; i++) {
        x[i] = right[i];
        for (int j = 0; j < i; j++)
            x[i] -= *element(i, j) * x[j];
    }
    for (int i = N - 1; i >= 0; i--) {
        for (int j = i + 1; j < N; j++)
            x[i] -= *element(i, j) * x[j];
        x[i] /= *element(i, i);
    }
    for (int i = 0; i < N; i++)
        if (fabs(x[i] - 1.0) > worst)
            worst = fabs(x[i] - 1.0);
    return worst;
}

int main(void)
{
    pthread_t threads[P];
    wants_statistics = __VERIFIER_nondet_int() > 0;
    lay_out();
    fill();
    pthread_mutex_init(&global.id_lock, NULL);
    pthread_mutex_init(&global.stats_lock, NULL);
    pthread_mutex_init(&global.factored_lock, NULL);
    pthread_cond_init(&global.is_factored, NULL);
    pthread_barrier_init(&global.start, NULL, P);
    pthread_barrier_init(&global.step, NULL, P);
    for (int i = 1; i < P; i++)
        pthread_create(&threads[i], NULL, slave, NULL);
    slave(NULL);
    for (int i = 1; i < P; i++)
        pthread_join(threads[i], NULL);
    assert(error() < 1e-9); //~ FAIL
    if (wants_statistics)
        printf("%d %d %d\n", global.stats.diagonal, global.stats.perimeter, global.stats.interior);
    printf("%d x %d in %d blocks: right\n", N, N, BLOCKS * BLOCKS);
    for (int i = 0; i < BLOCKS; i++)
        for (int j = 0; j < BLOCKS; j++)
            free(blocks[i][j]);
    return 0;
}
