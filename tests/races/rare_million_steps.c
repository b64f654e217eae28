//! what: a race behind two million steps of computation, progress reports under a lock, and an input
//! race: here_a here_b nondet_uint=48879
#include <pthread.h>

unsigned int __VERIFIER_nondet_uint(void);

#define ROUNDS 70000
#define REPORT 1000

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static unsigned int key;
static long progress;
static int result;

static unsigned long compute(unsigned long x)
{
    for (int i = 1; i <= ROUNDS; i++) {
        x = x * 6364136223846793005ul + 1442695040888963407ul;
        if (i % REPORT == 0) {
            pthread_mutex_lock(&lock);
            progress += 1;
            pthread_mutex_unlock(&lock);
        }
    }
    return x;
}

static void *first(void *arg)
{
    (void)arg;
    unsigned long x = compute(1);
    if (key == 0xbeef)
        result = (int)x;                 //~ here_a
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    unsigned long x = compute(2);
    pthread_mutex_lock(&lock);
    result += (int)(x & 1);              //~ here_b
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    key = __VERIFIER_nondet_uint();
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return result == 12345;
}
