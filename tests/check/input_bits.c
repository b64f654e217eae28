//! what: inputs go through the builtins of integers and through 128 bits
//! cflags: -pthread
//! find: assertion
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

void unsnarl_symbolic(void *, unsigned long, const char *);

static unsigned x;
static unsigned long y;
static int a, b;
static atomic_int late;

static int fits(void)
{
    int sum;
    if (__builtin_popcount(x) != 17 || __builtin_clz(x | 1) != 3 || __builtin_ctz(x | 0x80000000u) != 5)
        return 0;
    if (!__builtin_parity(x) || __builtin_ffs((int)x) != 6 || __builtin_bswap32(x) % 256 != 0x1a)
        return 0;
    if (__builtin_rotateleft64(y, x & 63) != 0x1234567890abcdefUL)
        return 0;
    unsigned __int128 wide = (unsigned __int128)y << 64 | x;
    wide = (wide ^ wide >> 65) + 12345;
    return __builtin_add_overflow(a, b, &sum) && sum == -2147483600 && b == 77 && (unsigned long)(wide >> 1) % 2 == 0;
}

static void *look(void *unused)
{
    (void)unused;
#ifndef FIXED
    if (fits())
        assert(!late); //~ FAIL
#else
    fits();
#endif
    return 0;
}

int main(void)
{
    unsnarl_symbolic(&x, sizeof x, "x");
    unsnarl_symbolic(&y, sizeof y, "y");
    unsnarl_symbolic(&a, sizeof a, "a");
    unsnarl_symbolic(&b, sizeof b, "b");
    pthread_t t;
    pthread_create(&t, 0, look, 0);
    late = 1;
    late = 0;
    pthread_join(t, 0);
    return 0;
}
