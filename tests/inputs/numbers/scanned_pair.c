//! what: two numbers in brackets; the second is smaller than the first
//! options: --symbolic-argv
//! args: aaaaaaaaaaa
//! find: assertion
//! input: argv[1] = "[42:17]"
#include <assert.h>
#include <stdio.h>

int main(int argc, char **argv)
{
    int from, to, n = 0;
    if (argc < 2)
        return 1;
    if (sscanf(argv[1], "[%d:%d]%n", &from, &to, &n) != 2 || n == 0)
        return 0;
    if (from < 40 || to < 10)
        return 0;
    assert(from <= to); //~ FAIL
    return 0;
}
