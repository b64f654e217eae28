//! what: blocked LU factorisation in one array, with a barrier of its own: whoever comes last sets its counter back after the others may have gone on
//! row: lu-nc_bug1 -DBUG=1
//! fails: deadlock
//! may: assertion
//! bench: only
#include <assert.h>
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

/*
 * As in lu_contiguous.c, but the matrix is one array, column by column; a block is a window on it whose columns lie N apart. Threads own whole
 * columns of blocks. They meet at a barrier of their own making: a counter and a number that grows, under a lock.
 */

#ifndef N
#define N 20
#endif
#ifndef B
#define B 5
#endif
#ifndef P
#define P 2
#endif

#ifndef BUG
#define BUG 0
#endif

int __VERIFIER_nondet_int(void);

struct barrier {
    pthread_mutex_t lock;
    pthread_cond_t all_here;
    int arrived, round;
};

static struct {
    pthread_mutex_t id_lock;
    int id;
    struct barrier barrier;
    int checks;
} global = { PTHREAD_MUTEX_INITIALIZER, 0, { PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, 0, 0 }, 0 };

static double *a;
static double *right;
static int counts_checks;

static void await(struct barrier *barrier)
{
    pthread_mutex_lock(&barrier->lock);
    int round = barrier->round;
    if (++barrier->arrived >= P) {
#if BUG != 1 || defined(FIXED)
        barrier->arrived = 0;
#endif
        barrier->round++;
        pthread_cond_broadcast(&barrier->all_here);
        pthread_mutex_unlock(&barrier->lock);
#if BUG == 1 && !defined(FIXED)
        barrier->arrived = 0;
#endif
        return;
    }
    while (barrier->round == round)
        pthread_cond_wait(&barrier->all_here, &barrier->lock);
    pthread_mutex_unlock(&barrier->lock);
}

static int owner(int column)
{
    return column / B % P;
}

static double *block(int i, int j)
{
    return a + i + j * N;
}

static int smaller(int one, int other)
{
    return one < other ? one : other;
}

/* y += a x, over n rows */
static void daxpy(double *y, const double *x, double factor, int n)
{
    for (int i = 0; i < n; i++)
        y[i] += factor * x[i];
}

static void factor(double *d, int n)
{
    for (int k = 0; k < n; k++)
        for (int j = k + 1; j < n; j++) {
            d[k + j * N] /= d[k + k * N];
            daxpy(&d[k + 1 + j * N], &d[k + 1 + k * N], -d[k + j * N], n - k - 1);
        }
}

/* Beside the diagonal block: each column of it is divided by the lower half. */
static void divide_row(double *c, const double *d, int n, int width)
{
    for (int k = 0; k < n; k++)
        for (int j = 0; j < width; j++) {
            c[k + j * N] /= d[k + k * N];
            daxpy(&c[k + 1 + j * N], &d[k + 1 + k * N], -c[k + j * N], n - k - 1);
        }
}

/* Below the diagonal block: its columns less what the upper half has of them. */
static void divide_column(double *c, const double *d, int n, int height)
{
    for (int k = 0; k < n; k++)
        for (int j = k + 1; j < n; j++)
            daxpy(&c[j * N], &c[k * N], -d[k + j * N], height);
}

static void subtract_product(double *c, const double *left, const double *above, int height, int width, int inner)
{
    for (int k = 0; k < inner; k++)
        for (int j = 0; j < width; j++)
            daxpy(&c[j * N], &left[k * N], -above[k + j * N], height);
}

static void lu(int me)
{
    for (int k = 0; k < N; k += B) {
        int n = smaller(B, N - k);
        double *diagonal = block(k, k);
        if (owner(k) == me)
            factor(diagonal, n);
        await(&global.barrier);
        if (owner(k) == me)
            for (int i = k + B; i < N; i += B)
                divide_column(block(i, k), diagonal, n, smaller(B, N - i));
        for (int j = k + B; j < N; j += B)
            if (owner(j) == me)
                divide_row(block(k, j), diagonal, n, smaller(B, N - j));
        await(&global.barrier);
        for (int j = k + B; j < N; j += B)
            if (owner(j) == me)
                for (int i = k + B; i < N; i += B)
                    subtract_product(block(i, j), block(i, k), block(k, j), smaller(B, N - i), smaller(B, N - j), n);
        await(&global.barrier);
        if (counts_checks && owner(k) == me)
            global.checks++;
    }
}

static void *slave(void *arg)
{
    pthread_mutex_lock(&global.id_lock);
    int me = global.id++;
    pthread_mutex_unlock(&global.id_lock);
    await(&global.barrier);
    lu(me);
    return arg;
}

static void fill(void)
{
    unsigned seed = 5;
    a = malloc(N * N * sizeof *a);
    right = malloc(N * sizeof *right);
    for (int j = 0; j < N; j++)
        for (int i = 0; i < N; i++) {
            seed = seed * 1103515245u + 12345u;
            a[i + j * N] = (seed >> 16 & 1023) / 512.0 - 1.0 + (i == j ? 15.0 : 0.0);
        }
    for (int i = 0; i < N; i++) {
        right[i] = 0.0;
        for (int j = 0; j < N; j++)
            right[i] += a[i + j * N];
    }
}

/* The lower matrix has the diagonal, the upper one has ones there. Solves L U x = right; how far x is from ones. */
static double error(void)
{
    double *x = malloc(N * sizeof *x), worst = 0.0;
    for (int i = 0; i < N; i++) {
        x[i] = right[i];
        for (int j = 0; j < i; j++)
            x[i] -= a[i + j * N] * x[j];
        x[i] /= a[i + i * N];
    }
    for (int i = N - 1; i >= 0; i--)
        for (int j = i + 1; j < N; j++)
            x[i] -= a[i + j * N] * x[j];
    for (int i = 0; i < N; i++)
        if (fabs(x[i] - 1.0) > worst)
            worst = fabs(x[i] - 1.0);
    free(x);
    return worst;
}

int main(void)
{
    pthread_t threads[P];
    counts_checks = __VERIFIER_nondet_int() == 7;
    fill();
    for (int i = 1; i < P; i++)
        pthread_create(&threads[i], NULL, slave, NULL);
    slave(NULL);
    for (int i = 1; i < P; i++)
        pthread_join(threads[i], NULL);
    assert(error() < 1e-9); //~ FAIL
    printf("%d x %d: right\n", N, N);
    free(right);
    free(a);
    return 0;
}
