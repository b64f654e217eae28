//! what: a price in cents is printed with a point and parsed again by another thread; the zero before the cents is forgotten
//! find: assertion
//! order: needed
//! input: cents = 120105
#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

int __VERIFIER_nondet_int(void);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char label[24] = "1201.50";
static int cents;

static void *print(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    snprintf(label, sizeof label, "%d.%d", cents / 100, cents % 100);
    pthread_mutex_unlock(&lock);
    return 0;
}

static void *parse(void *arg)
{
    (void)arg;
    int whole, part;
    pthread_mutex_lock(&lock);
    if (sscanf(label, "%d.%d", &whole, &part) == 2 && whole == 1201 && part < 10)
        assert(part != 5); //~ FAIL
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    cents = __VERIFIER_nondet_int();
    if (cents < 0 || cents > 10000000)
        return 0;
    pthread_create(&b, 0, parse, 0);
    pthread_create(&a, 0, print, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
