//! what: strtol stops at what is no digit; the unit after the number is k, and the product overflows its budget
//! options: --symbolic-argv
//! args: aaaaaaaa
//! find: assertion
//! input: argv[1] = "2048k"
#include <assert.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    char *end;
    if (argc < 2)
        return 1;
    long n = strtol(argv[1], &end, 10);
    if (end == argv[1] || n < 0 || n > 4000)
        return 0;
    if (*end == 'k' && end[1] == '\0') {
        n *= 1024;
        assert(n != 2097152); //~ FAIL
    }
    return 0;
}
