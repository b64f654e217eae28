//! what: one thread grows a block, another writes to where it lay; only an input over the first size makes it grow
//! find: use-after-free
//! order: needed
//! input: wanted = 2000
#include <pthread.h>
#include <stdlib.h>

unsigned __VERIFIER_nondet_uint(void);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char *block;
static unsigned wanted, size = 16;

static void *grow(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    if (wanted > size) {
        block = realloc(block, wanted);
        size = wanted;
    }
    pthread_mutex_unlock(&lock);
    return 0;
}

static void *fill(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    char *first = block;
    pthread_mutex_unlock(&lock);
    pthread_mutex_lock(&lock);
    *first = 'x'; //~ FAIL
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    wanted = __VERIFIER_nondet_uint();
    if (wanted > 4000 || wanted % 500 != 0)
        return 0;
    block = malloc(size);
    pthread_create(&a, 0, grow, 0);
    pthread_create(&b, 0, fill, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    free(block);
    return 0;
}
