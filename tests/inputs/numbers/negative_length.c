//! what: a length is read with a sign, and negated where it is negative: the smallest number stays negative
//! options: --symbolic-argv
//! args: aaaaaaaaaaaa
//! find: assertion
//! input: argv[1] = "-2147483648"
#include <assert.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    char *end;
    if (argc < 2)
        return 1;
    long wide = strtol(argv[1], &end, 10);
    if (*end != '\0' || wide < -2147483648L || wide > 2147483647L)
        return 0;
    int length = (int)wide;
    if (length < 0)
        length = (int)(0u - (unsigned)length);
    assert(length >= 0); //~ FAIL
    return 0;
}
