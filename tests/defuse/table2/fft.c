//! what: FFT in six steps: a thread says that its rows are transformed before the last one is (1), roots of unity are used before they are there (2)
//! row: fft_bug1 -DBUG=1
//! row: fft_bug2 -DBUG=2 -DM=6 -DINVERSE=1
//! fails: assertion
//! bench: only
#include <assert.h>
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

/*
 * n = 2^M complex numbers are a square matrix of ROOT x ROOT. Their transform is
 *
 *     transpose; transform each row; multiply by roots of unity; transpose; transform each row; transpose
 *
 * Each thread has some of the rows. A transposition reads the rows of all threads, so there is a barrier before and after each.
 */

#ifndef M
#define M 6
#endif
#ifndef P
#define P 2
#endif
#ifndef INVERSE
#define INVERSE 0
#endif
#define COUNT (1 << M)
#define ROOT (1 << (M / 2))
#define ROWS (ROOT / P)

#ifndef BUG
#define BUG 0
#endif

int __VERIFIER_nondet_int(void);

struct complex {
    double re, im;
};

static struct {
    int id;
    pthread_mutex_t id_lock;
    pthread_barrier_t start, step;
    pthread_mutex_t rows_lock;
    pthread_cond_t all_rows;
    int arrived, rounds;
    pthread_mutex_t sum_lock;
    struct complex sum;
    int transforms;
} global;

static struct complex *x, *scratch;
/* Roots for one row, and for the whole. */
static struct complex row_roots[ROOT], roots[ROOT][ROOT];
static int wants_sum;

static struct complex times(struct complex a, struct complex b)
{
    struct complex c = { a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re };
    return c;
}

static struct complex root_of_unity(int part, int of)
{
    double angle = -2.0 * M_PI * part / of;
    struct complex c = { cos(angle), sin(angle) };
    return c;
}

static void await(pthread_barrier_t *barrier)
{
    pthread_barrier_wait(barrier);
}

/* A barrier in two halves: between them one may do what nobody else waits for. */
static int arrive(void)
{
    pthread_mutex_lock(&global.rows_lock);
    int round = global.rounds;
    if (++global.arrived == P) {
        global.arrived = 0;
        global.rounds++;
        pthread_cond_broadcast(&global.all_rows);
    }
    pthread_mutex_unlock(&global.rows_lock);
    return round;
}

static void await_all(int round)
{
    pthread_mutex_lock(&global.rows_lock);
    while (global.rounds == round)
        pthread_cond_wait(&global.all_rows, &global.rows_lock);
    pthread_mutex_unlock(&global.rows_lock);
}

static void make_row_roots(void)
{
    for (int i = 0; i < ROOT; i++)
        row_roots[i] = root_of_unity(i, ROOT);
}

static void make_roots(int first, int last)
{
    for (int i = first; i < last; i++)
        for (int j = 0; j < ROOT; j++)
            roots[i][j] = root_of_unity(i * j % COUNT, COUNT);
}

static int reversed(int k)
{
    int r = 0;
    for (int bit = 1; bit < ROOT; bit *= 2)
        r = r * 2 + (k / bit & 1);
    return r;
}

static void swap_reversed(struct complex *row)
{
    for (int k = 0; k < ROOT; k++) {
        int r = reversed(k);
        if (r > k) {
            struct complex kept = row[r];
            row[r] = row[k];
            row[k] = kept;
        }
    }
}

static struct complex conjugate_if(struct complex c, int direction)
{
    if (direction < 0)
        c.im = -c.im;
    return c;
}

/* One row, in place. */
static void transform_row(struct complex *row, int direction)
{
    swap_reversed(row);
    for (int size = 2; size <= ROOT; size *= 2)
        for (int begin = 0; begin < ROOT; begin += size)
            for (int i = 0; i < size / 2; i++) {
                struct complex *a = &row[begin + i], *b = &row[begin + i + size / 2];
                struct complex t = times(*b, conjugate_if(row_roots[i * (ROOT / size)], direction));
                b->re = a->re - t.re;
                b->im = a->im - t.im;
                a->re += t.re;
                a->im += t.im;
            }
}

static void transpose(const struct complex *from, struct complex *to, int first, int last)
{
    for (int i = first; i < last; i++)
        for (int j = 0; j < ROOT; j++)
            to[i * ROOT + j] = from[j * ROOT + i];
}

static void multiply(struct complex *row, int j, int direction)
{
    for (int i = 0; i < ROOT; i++)
        row[i] = times(row[i], conjugate_if(roots[j][i], direction));
}

static void scale(struct complex *row)
{
    for (int i = 0; i < ROOT; i++) {
        row[i].re /= COUNT;
        row[i].im /= COUNT;
    }
}

static void fft(int me, int direction)
{
    int first = me * ROWS, last = first + ROWS;
    await(&global.step);
    transpose(x, scratch, first, last);
#if BUG == 2 && !defined(FIXED)
    /* One makes all of them, when they are needed first. */
    if (direction > 0 && me == 0)
        make_roots(0, ROOT);
#endif
    int round = 0;
    for (int i = first; i < last; i++) {
#if BUG == 1 && !defined(FIXED)
        if (i == last - 1)
            round = arrive();
#endif
        transform_row(&scratch[i * ROOT], direction);
        multiply(&scratch[i * ROOT], i, direction);
    }
#if BUG != 1 || defined(FIXED)
    round = arrive();
#endif
    await_all(round);
    transpose(scratch, x, first, last);
    for (int i = first; i < last; i++) {
        transform_row(&x[i * ROOT], direction);
        if (direction < 0)
            scale(&x[i * ROOT]);
    }
    await(&global.step);
    transpose(x, scratch, first, last);
    await(&global.step);
    for (int i = first * ROOT; i < last * ROOT; i++)
        x[i] = scratch[i];
}

static void add_to_sum(int me)
{
    struct complex own = { 0.0, 0.0 };
    for (int i = me * ROWS * ROOT; i < (me + 1) * ROWS * ROOT; i++) {
        own.re += x[i].re;
        own.im += x[i].im;
    }
    pthread_mutex_lock(&global.sum_lock);
    global.sum.re += own.re;
    global.sum.im += own.im;
    pthread_mutex_unlock(&global.sum_lock);
}

static void *slave(void *arg)
{
    pthread_mutex_lock(&global.id_lock);
    int me = global.id++;
    pthread_mutex_unlock(&global.id_lock);
#if BUG != 2 || defined(FIXED)
    make_roots(me * ROWS, (me + 1) * ROWS);
#endif
    await(&global.start);
    fft(me, 1);
    if (wants_sum)
        add_to_sum(me);
    if (INVERSE)
        fft(me, -1);
    pthread_mutex_lock(&global.sum_lock);
    global.transforms += 1 + INVERSE;
    pthread_mutex_unlock(&global.sum_lock);
    return arg;
}

static struct complex sample(int i)
{
    struct complex c = { (i * 7 % 11) / 11.0 - 0.5, (i * 5 % 13) / 13.0 - 0.5 };
    return c;
}

/* One coefficient as its definition has it. */
static struct complex coefficient(int k)
{
    struct complex sum = { 0.0, 0.0 };
    for (int i = 0; i < COUNT; i++) {
        struct complex c = times(sample(i), root_of_unity(i * k % COUNT, COUNT));
        sum.re += c.re;
        sum.im += c.im;
    }
    return sum;
}

static int is_near(struct complex a, struct complex b)
{
    return fabs(a.re - b.re) < 1e-9 && fabs(a.im - b.im) < 1e-9;
}

static int is_right(void)
{
    if (INVERSE) {
        for (int i = 0; i < COUNT; i++)
            if (!is_near(x[i], sample(i)))
                return 0;
        return 1;
    }
    for (int k = 1; k < COUNT; k += COUNT / 4 + 1)
        if (!is_near(x[k], coefficient(k)))
            return 0;
    return 1;
}

int main(void)
{
    pthread_t threads[P];
    wants_sum = __VERIFIER_nondet_int() > 0;
    x = malloc(COUNT * sizeof *x);
    scratch = malloc(COUNT * sizeof *scratch);
    for (int i = 0; i < COUNT; i++)
        x[i] = sample(i);
    make_row_roots();
    pthread_mutex_init(&global.id_lock, NULL);
    pthread_mutex_init(&global.sum_lock, NULL);
    pthread_mutex_init(&global.rows_lock, NULL);
    pthread_cond_init(&global.all_rows, NULL);
    pthread_barrier_init(&global.start, NULL, P);
    pthread_barrier_init(&global.step, NULL, P);
    for (int i = 1; i < P; i++)
        pthread_create(&threads[i], NULL, slave, NULL);
    slave(NULL);
    for (int i = 1; i < P; i++)
        pthread_join(threads[i], NULL);
    assert(is_right()); //~ FAIL
    if (wants_sum)
        printf("%.6f %.6f\n", global.sum.re, global.sum.im);
    printf("%d transforms of %d points: right\n", global.transforms / P, COUNT);
    free(scratch);
    free(x);
    return 0;
}
