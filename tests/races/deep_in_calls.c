//! what: a race three calls and four conditions away from what the first run does
//! race: here_a here_b nondet_uint=72403
#include <pthread.h>

unsigned int __VERIFIER_nondet_uint(void);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static unsigned int request;
static int total;

static void last(unsigned int x)
{
    if (x % 10 == 3)
        total++;                    //~ here_a
}

static void third(unsigned int x)
{
    if ((x & 0xff) == 0xd3)
        last(x);
}

static void other(unsigned int x)
{
    pthread_mutex_lock(&lock);
    total += (int)(x & 1);
    pthread_mutex_unlock(&lock);
}

static void *first(void *arg)
{
    (void)arg;
    if (request < 72000)
        other(request);
    else if (request > 73000)
        other(request + 1);
    else
        third(request);
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    total++;                        //~ here_b
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    request = __VERIFIER_nondet_uint();
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    
    return 0;
}
