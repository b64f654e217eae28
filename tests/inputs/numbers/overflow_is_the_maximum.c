//! what: a number that is too large becomes ULONG_MAX, and errno says so, which nobody looks at
//! options: --symbolic-argv
//! args: aaaaaaaaaaaaaaaaaaaaaaaa
//! find: assertion
//! input: argv[1] = "99999999999999999999"
#include <assert.h>
#include <ctype.h>
#include <limits.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    char *end;
    if (argc < 2 || !isdigit((unsigned char)argv[1][0]))
        return 0;
    unsigned long n = strtoul(argv[1], &end, 10);
    if (end - argv[1] < 20)
        return 0;
    assert(n != ULONG_MAX); //~ FAIL
    return 0;
}
