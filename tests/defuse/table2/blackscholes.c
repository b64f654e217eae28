//! what: prices of options by the formula of Black and Scholes, in parallel: prices that are wrong are counted without a lock
//! row: blackscholes_bug
//! fails: assertion
//! bench: only
#include <assert.h>
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

/*
 * Each thread has a part of the options, and prices each of them several times, with a barrier between the rounds. The data come with the prices
 * that are expected; two of these are wrong on purpose, each in the part of another thread, so that the number of errors is known.
 */

#ifndef OPTIONS
#define OPTIONS 24
#endif
#ifndef THREADS
#define THREADS 2
#endif
#define ROUNDS 2
#define WRONG_EACH 1
#define TOLERANCE 1e-4

int __VERIFIER_nondet_int(void);

struct option {
    float spot, strike, rate, volatility, years;
    int is_put;
    float expected;
};

struct part {
    int number;
    int first, last;
};

static struct option *data;
/* One array for each figure, as vector machines like them. */
static float *spots, *strikes, *rates, *volatilities, *years;
static int *are_puts;
static float *prices;

static pthread_barrier_t start, between;
static pthread_mutex_t error_lock = PTHREAD_MUTEX_INITIALIZER;
static int errors;
static int finished;
static int strict;

/* The cumulative normal distribution, by a polynomial. */
static float distribution(float x)
{
    int below = x < 0.0f;
    if (below)
        x = -x;
    float density = expf(-0.5f * x * x) * 0.39894228040143270286f;
    float k = 1.0f / (1.0f + 0.2316419f * x);
    float power = k;
    float sum = power * 0.319381530f;
    power *= k;
    sum += power * -0.356563782f;
    power *= k;
    sum += power * 1.781477937f;
    power *= k;
    sum += power * -1.821255978f;
    power *= k;
    sum += power * 1.330274429f;
    float result = 1.0f - sum * density;
    return below ? 1.0f - result : result;
}

static float price(float spot, float strike, float rate, float volatility, float years, int is_put)
{
    float root = sqrtf(years);
    float spread = volatility * root;
    float d1 = (logf(spot / strike) + (rate + volatility * volatility * 0.5f) * years) / spread;
    float d2 = d1 - spread;
    float n1 = distribution(d1), n2 = distribution(d2);
    float future = strike * expf(-rate * years);
    if (is_put)
        return future * (1.0f - n2) - spot * (1.0f - n1);
    return spot * n1 - future * n2;
}

static void count_error(void)
{
#ifdef FIXED
    pthread_mutex_lock(&error_lock);
    errors++;
    pthread_mutex_unlock(&error_lock);
#else
    pthread_mutex_lock(&error_lock);
    int known = errors;
    pthread_mutex_unlock(&error_lock);
    pthread_mutex_lock(&error_lock);
    errors = known + 1;
    pthread_mutex_unlock(&error_lock);
#endif
}

static void *work(void *arg)
{
    const struct part *part = arg;
    pthread_barrier_wait(&start);
    for (int round = 0; round < ROUNDS; round++) {
        for (int i = part->first; i < part->last; i++) {
            float now = price(spots[i], strikes[i], rates[i], volatilities[i], years[i], are_puts[i]);
            prices[i] = now;
            if (round == 0 && fabsf(now - data[i].expected) > TOLERANCE)
                count_error();
        }
        pthread_barrier_wait(&between);
        if (strict && part->number == 0 && errors > THREADS * WRONG_EACH)
            abort();
    }
    pthread_mutex_lock(&error_lock);
    finished++;
    pthread_mutex_unlock(&error_lock);
    return NULL;
}

static void read_options(void)
{
    data = malloc(OPTIONS * sizeof *data);
    for (int i = 0; i < OPTIONS; i++) {
        struct option *o = &data[i];
        o->spot = 42.0f + i % 5;
        o->strike = 40.0f + i % 7;
        o->rate = 0.05f + 0.01f * (i % 3);
        o->volatility = 0.2f + 0.05f * (i % 4);
        o->years = 0.5f + 0.25f * (i % 2);
        o->is_put = i % 3 == 1;
        o->expected = price(o->spot, o->strike, o->rate, o->volatility, o->years, o->is_put);
        if (i % (OPTIONS / THREADS) == OPTIONS / THREADS - 2)
            o->expected += 1.0f;
    }
}

static float *column(void)
{
    return malloc(OPTIONS * sizeof(float));
}

static void spread_out(void)
{
    spots = column();
    strikes = column();
    rates = column();
    volatilities = column();
    years = column();
    prices = column();
    are_puts = malloc(OPTIONS * sizeof *are_puts);
    for (int i = 0; i < OPTIONS; i++) {
        spots[i] = data[i].spot;
        strikes[i] = data[i].strike;
        rates[i] = data[i].rate;
        volatilities[i] = data[i].volatility;
        years[i] = data[i].years;
        are_puts[i] = data[i].is_put;
        prices[i] = 0.0f;
    }
}

static void give_back(void)
{
    free(spots);
    free(strikes);
    free(rates);
    free(volatilities);
    free(years);
    free(prices);
    free(are_puts);
    free(data);
}

int main(void)
{
    pthread_t threads[THREADS];
    struct part parts[THREADS];
    strict = __VERIFIER_nondet_int() > 0;
    read_options();
    spread_out();
    pthread_barrier_init(&start, NULL, THREADS);
    pthread_barrier_init(&between, NULL, THREADS);
    for (int i = 0; i < THREADS; i++) {
        parts[i] = (struct part){ i, i * (OPTIONS / THREADS), (i + 1) * (OPTIONS / THREADS) };
        pthread_create(&threads[i], NULL, work, &parts[i]);
    }
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    assert(errors == THREADS * WRONG_EACH); //~ FAIL
    float sum = 0.0f;
    for (int i = 0; i < OPTIONS; i++)
        sum += prices[i];
    printf("%d options, %d errors, %.2f in all, by %d\n", OPTIONS, errors, sum, finished);
    give_back();
    return 0;
}
