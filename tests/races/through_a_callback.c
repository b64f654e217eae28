//! what: an unlocked access in a callback that is registered for one kind of event only
//! race: here_a here_b nondet_uchar=3
#include <pthread.h>
#include <stdio.h>

unsigned char __VERIFIER_nondet_uchar(void);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static unsigned char kind;
static int seen;

static void careful(void)
{
    pthread_mutex_lock(&lock);
    seen++;
    pthread_mutex_unlock(&lock);
}

static void careless(void)
{
    seen++;                     //~ here_a
}

static void *first(void *arg)
{
    (void)arg;
    void (*callback)(void) = careful;
    if (kind == 3)
        callback = careless;
    callback();
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    seen++;                     //~ here_b
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    kind = __VERIFIER_nondet_uchar();
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d\n", seen);
    return 0;
}
