//! what: two peers answer each other's challenge; the second accepts an answer that was meant for the first
//! find: assertion
//! order: needed
//! input: challenge = 0x1d0f
//! input: answer = 0x1d10
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

unsigned short __VERIFIER_nondet_ushort(void);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static uint16_t challenge, answer;
static int state;

static void *first(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    if (state == 0 && (challenge ^ 0x1d0f) == 0)
        state = 1;
    pthread_mutex_unlock(&lock);
    pthread_mutex_lock(&lock);
    if (state == 1)
        state = 2;
    pthread_mutex_unlock(&lock);
    return 0;
}

static void *second(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    if (state == 1 && answer == (uint16_t)(challenge + 1))
        state = 3;
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    challenge = __VERIFIER_nondet_ushort();
    answer = __VERIFIER_nondet_ushort();
    pthread_create(&a, 0, first, 0);
    pthread_create(&b, 0, second, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(state != 3); //~ FAIL
    return 0;
}
