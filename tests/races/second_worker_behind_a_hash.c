//! undecided: up down
//! undecided: up up
//! undecided: down down
//! options: --query-time 0.2 --runs 40
// One worker comes to both lines. Whether there is a second one depends on an input that no solver finds: nothing is known of two threads
// that are there.
#include <pthread.h>
#include <stdint.h>

uint64_t __VERIFIER_nondet_ulong(void);

static int n;

static void *worker(void *arg) {
    n++; //~ up
    n--; //~ down
    return arg;
}

static uint64_t hash(uint64_t x) {
    for (uint64_t round = 0; round < 24; round++) {
        x = x * (x | 5) + (x << 23 ^ x >> 29) + 0x9e3779b97f4a7c15u * round;
        x ^= x >> 31 ^ x << 17;
    }
    return x;
}

int main(void) {
    pthread_t a, b;
    int two = hash(__VERIFIER_nondet_ulong()) == 0x21517d3b561e81ecu;
    pthread_create(&a, 0, worker, 0);
    if (two)
        pthread_create(&b, 0, worker, 0);
    pthread_join(a, 0);
    if (two)
        pthread_join(b, 0);
    return 0;
}
