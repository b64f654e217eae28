//! what: a number that is printed and compared as text, and read again
//! find: assertion
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int __VERIFIER_nondet_int(void);

int main(void)
{
    char text[20];
    int n = __VERIFIER_nondet_int();
    if (n < -999 || n > 9999)
        return 0;
    snprintf(text, sizeof text, "<%d>", n);
    if (strlen(text) == 6 && text[4] == '8')
        assert(atoi(text + 1) / 100 != -3); //~ FAIL
    return 0;
}
