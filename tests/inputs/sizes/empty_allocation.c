//! what: a block of no bytes is a block all the same, and its last byte is looked at
//! options: --symbolic-argv
//! args: aaaaaa
//! find: heap-out-of-bounds
//! input: argv[1] = "len=0"
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    if (argc < 2 || strncmp(argv[1], "len=", 4) != 0)
        return 0;
    int n = argv[1][4] - '0';
    if (n < 0 || n > 9)
        return 0;
    char *block = malloc((size_t)n);
    memset(block, 1, (size_t)n);
    int last = block[n - 1]; //~ FAIL
    free(block);
    return last != 1;
}
