//! what: five inputs are sorted by the library; their median and their spread are known numbers
//! find: assertion
//! input: a = 900
//! input: b = -7
//! input: c = 41
//! input: d = 40
//! input: e = 1000
#include <assert.h>
#include <stdlib.h>

int __VERIFIER_nondet_int(void);

static int compare(const void *a, const void *b)
{
    int x = *(const int *)a, y = *(const int *)b;
    return x < y ? -1 : x > y;
}

int main(void)
{
    int all[5];
    for (int i = 0; i < 5; i++)
        all[i] = __VERIFIER_nondet_int();
    if (all[0] != 900 || all[4] != 1000)
        return 0;
    qsort(all, 5, sizeof all[0], compare);
    if (all[4] - all[0] == 1007 && all[1] == 40)
        assert(all[2] != 41); //~ FAIL
    return 0;
}
