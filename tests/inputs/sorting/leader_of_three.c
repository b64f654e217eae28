//! what: three scores are sorted by two threads that each exchange neighbours; the exchanges interfere
//! find: assertion
//! order: needed
//! input: a = 30
//! input: b = 20
//! input: c = 10
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

int __VERIFIER_nondet_int(void);

static atomic_int score[3];

static void *exchange(void *arg)
{
    int at = *(int *)arg;
    int low = atomic_load(&score[at]), high = atomic_load(&score[at + 1]);
    if (low > high) {
        atomic_store(&score[at], high);
        atomic_store(&score[at + 1], low);
    }
    return 0;
}

int main(void)
{
    static int zero = 0, one = 1;
    pthread_t a, b;
    int sum = 0;
    for (int i = 0; i < 3; i++) {
        int n = __VERIFIER_nondet_int();
        if (n < 0 || n > 100)
            return 0;
        sum += n;
        score[i] = n;
    }
    pthread_create(&a, 0, exchange, &zero);
    pthread_create(&b, 0, exchange, &one);
    pthread_join(a, 0);
    pthread_join(b, 0);
    int now = score[0] + score[1] + score[2];
    assert(sum != 60 || now == 60 || now != 70); //~ FAIL
    return 0;
}
