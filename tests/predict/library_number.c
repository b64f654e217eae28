//! what: a number with a unit, read by strtol, of which one overflows what it is multiplied with
//! find: assertion
//! options: --symbolic-argv
//! args: AAAAA
#include <assert.h>
#include <errno.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    char *end;
    errno = 0;
    long n = strtol(argv[argc - 1], &end, 0);
    if (errno || end == argv[argc - 1])
        return 0;
    if (*end == 'k')
        n *= 1024;
    assert(n != -0x2f * 1024); //~ FAIL
    return 0;
}
