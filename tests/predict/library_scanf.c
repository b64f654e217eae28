//! what: two numbers with a comma between them, from standard input
//! find: assertion
//! options: --symbolic-stdin 6
#include <assert.h>
#include <stdio.h>

int main(void)
{
    int a, b;
    if (scanf("%d,%x", &a, &b) == 2)
        assert(a * 100 + b != 4217); //~ FAIL
    return 0;
}
