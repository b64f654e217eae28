//! what: inputs in main and in threads, of all sizes, alone and together with what other threads write
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

void unsnarl_symbolic(void *, unsigned long, const char *);
void klee_assume(unsigned long);
int __VERIFIER_nondet_int(void);
_Bool __VERIFIER_nondet_bool(void);
short __VERIFIER_nondet_short(void);
double __VERIFIER_nondet_double(void);

static int x, y;
static char word[5];
static long hits;

static void *work(void *arg)
{
    int v = __VERIFIER_nondet_int();
    if (v > y)
        y = v + x;
    if (__VERIFIER_nondet_bool())
        x++;
    x += __VERIFIER_nondet_short();
    if (word[2] == 'q')
        hits++;
    if (!strcmp(word, "abcd"))
        hits += 2;
    word[(long)arg]++;
    if (__VERIFIER_nondet_double() > 1)
        hits++;
    return (void *)(long)(x + y);
}

int main(void)
{
    pthread_t t[2];
    void *r;
    unsnarl_symbolic(&x, sizeof x, "x");
    unsnarl_symbolic(word, sizeof word, "word");
    klee_assume(x >= 0);
    y = x * 2;
    if (y > 6)
        hits = 1;
    for (long i = 0; i < 2; i++)
        pthread_create(&t[i], 0, work, (void *)(i + x % 2));
    for (int i = 0; i < 2; i++) {
        pthread_join(t[i], &r);
        if ((long)r == 7919)
            hits++;
    }
    return hits & 0;
}
