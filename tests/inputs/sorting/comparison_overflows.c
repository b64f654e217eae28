//! what: numbers are compared by their difference, which overflows: what is sorted is not in order
//! find: assertion
//! input: a = 2147483647
//! input: b = -2147483647
//! input: c = 5
#include <assert.h>
#include <stdlib.h>

int __VERIFIER_nondet_int(void);

static int compare(const void *a, const void *b)
{
    return (int)((unsigned)*(const int *)a - (unsigned)*(const int *)b);
}

int main(void)
{
    int all[3] = { __VERIFIER_nondet_int(), __VERIFIER_nondet_int(), 5 };
    if (all[0] < 2147483600 || all[1] > -2147483600)
        return 0;
    qsort(all, 3, sizeof all[0], compare);
    assert(all[0] <= all[1] && all[1] <= all[2]); //~ FAIL
    return 0;
}
