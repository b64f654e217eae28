//! what: a number whose end is looked at and put back: that byte, or the end of the file, decides as well
//! find: assertion
//! options: --symbolic-stdin 2
#include <assert.h>
#include <stdio.h>

int main(void)
{
    int x;
    if (scanf("%d", &x) == 1)
        assert(x != 42); //~ FAIL
    return 0;
}
