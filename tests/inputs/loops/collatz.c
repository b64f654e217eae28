//! what: the sequence of 3n+1 from an input reaches 1 after exactly 11 steps, by way of 160
//! find: assertion
//! input: n = 53
#include <assert.h>

unsigned __VERIFIER_nondet_uint(void);

int main(void)
{
    unsigned n = __VERIFIER_nondet_uint();
    int steps = 0, through = 0;
    if (n == 0 || n > 100000)
        return 0;
    while (n != 1 && steps < 12) {
        through |= n == 160;
        n = n % 2 ? 3 * n + 1 : n / 2;
        steps++;
    }
    assert(!(n == 1 && steps == 11 && through)); //~ FAIL
    return 0;
}
