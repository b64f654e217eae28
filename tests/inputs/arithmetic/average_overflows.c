//! what: the middle of two large indices, computed with a sum that overflows, is outside of the table
//! find: assertion
//! input: low = 2147483000
//! input: high = 2147483640
#include <assert.h>

int __VERIFIER_nondet_int(void);

static int middle(int low, int high)
{
    return (int)((unsigned)low + (unsigned)high) / 2;
}

int main(void)
{
    int low = __VERIFIER_nondet_int(), high = __VERIFIER_nondet_int();
    if (low < 2147482999 || high <= low || (high - low) % 640 != 0)
        return 0;
    int m = middle(low, high);
    assert(m >= low && m <= high); //~ FAIL
    return 0;
}
