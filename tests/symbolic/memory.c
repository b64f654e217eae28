//! what: values of another thread on their way through memory: structs by value, copies, parts, unions, variadics, atomics, heap
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct pair {
    int a;
    short b;
    char c[3];
    long d;
};

static struct pair shared;
static struct pair *volatile published;
static atomic_int counter;
static atomic_ulong big;
static union {
    uint32_t word;
    uint16_t halves[2];
    uint8_t bytes[4];
} parts;
static volatile int hits;

static long by_value(struct pair p)
{
    p.a += 2;
    return p.a + p.b + p.c[1] + p.d;
}

static int variadic(int n, ...)
{
    va_list list, copy;
    int sum = 0;
    va_start(list, n);
    va_copy(copy, list);
    for (int i = 0; i < n; i++)
        sum += va_arg(list, int);
    for (int i = 0; i < n; i++)
        sum ^= va_arg(copy, int);
    va_end(copy);
    va_end(list);
    return sum;
}

static struct pair made(int v)
{
    struct pair p = {v, v, {1, 2, 3}, v};
    return p;
}

static void *work(void *arg)
{
    long n = (long)arg;
    struct pair *own = malloc(sizeof *own);
    memset(own, 0, sizeof *own);
    own->a = shared.a + n;
    own->d = parts.word;
    own = realloc(own, 2 * sizeof *own);
    own[1] = own[0];
    published = own;
    for (int i = 0; i < 4; i++) {
        struct pair copy = shared;
        copy.a += n;
        copy.c[1] ^= copy.a;
        if (by_value(copy) > 20)
            hits++;
        if (variadic(3, copy.a, copy.b, copy.c[1]) & 1)
            hits += 2;
        shared = copy;
        memmove((char *)&shared + 1, &shared, 3);
        parts.halves[i & 1] += n * 300;
        if (parts.bytes[2] > 1)
            parts.word = parts.word * 17 + 1;
        parts.bytes[3] = parts.bytes[0] + 1;
        int old = atomic_fetch_add(&counter, n);
        if (old == 2)
            hits |= 64;
        int expected = old + 1;
        if (atomic_compare_exchange_strong(&counter, &expected, old * 2))
            hits ^= 8;
        else if (expected > 6)
            hits++;
        atomic_fetch_or(&big, 1ul << (old & 63));
        atomic_fetch_xor(&big, old);
        if (atomic_exchange(&big, big + 5) & 4)
            hits += 5;
        struct pair *p = published;
        if (p) {
            if (p->a > 3)
                p->b++;
            hits += p[1].d > 3;
        }
        struct pair q = made(shared.a);
        if (q.d == shared.d)
            hits++;
        if (!memcmp(&q, &shared, 4))
            hits += 3;
        char text[16] = "abc";
        text[shared.c[1] & 7] = shared.a;
        if (strlen(text) > 3)
            hits++;
    }
    return (void *)(long)hits;
}

int main(void)
{
    pthread_t t[2];
    void *result;
    shared.a = 3;
    for (long i = 0; i < 2; i++)
        pthread_create(&t[i], 0, work, (void *)(i + 1));
    work((void *)5);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], &result);
    return (long)result & 0;
}
