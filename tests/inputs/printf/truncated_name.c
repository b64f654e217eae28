//! what: a name is built from an argument and a number; where it is cut off, two of them are the same
//! options: --symbolic-argv
//! args: aaaaaaaa
//! find: assertion
//! input: argv[1] = "tmp-log"
#include <assert.h>
#include <stdio.h>
#include <string.h>

int main(int argc, char **argv)
{
    char first[10], second[10];
    if (argc < 2 || strncmp(argv[1], "tmp-", 4) != 0)
        return 0;
    snprintf(first, sizeof first, "%s.%d", argv[1], 100);
    snprintf(second, sizeof second, "%s.%d", argv[1], 101);
    assert(strcmp(first, second) != 0); //~ FAIL
    return 0;
}
