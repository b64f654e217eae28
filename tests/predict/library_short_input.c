//! what: standard input ends in the middle of a record, and nobody looks
//! find: assertion
//! options: --symbolic-stdin 8
#include <assert.h>
#include <stdio.h>

int main(void)
{
    char record[8] = {0};
    size_t n = fread(record, 1, sizeof record, stdin);
    if (record[0] == 'R')
        assert(n > 3); //~ FAIL
    return 0;
}
