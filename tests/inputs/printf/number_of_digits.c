//! what: a number is printed, and its length decides about the column; one negative number is as wide as the column
//! find: assertion
//! input: n = -1000000000
#include <assert.h>
#include <stdio.h>
#include <string.h>

int __VERIFIER_nondet_int(void);

int main(void)
{
    char text[16];
    int n = __VERIFIER_nondet_int();
    int width = snprintf(text, sizeof text, "%d", n);
    if (width == 11 && strcmp(text + 2, "000000000") == 0)
        assert(text[1] != '1'); //~ FAIL
    return 0;
}
