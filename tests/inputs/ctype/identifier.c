//! what: an identifier that starts with an underscore and ends with a digit has no letter to sort by
//! options: --symbolic-argv
//! args: aaaaaa
//! find: assertion
//! input: argv[1] = "_07_9"
#include <assert.h>
#include <ctype.h>
#include <string.h>

static int valid(const char *s)
{
    if (!isalpha((unsigned char)*s) && *s != '_')
        return 0;
    for (; *s; s++)
        if (!isalnum((unsigned char)*s) && *s != '_')
            return 0;
    return 1;
}

int main(int argc, char **argv)
{
    if (argc < 2 || strlen(argv[1]) != 5 || !valid(argv[1]))
        return 0;
    if (!isdigit((unsigned char)argv[1][4]) || argv[1][3] != '_' || argv[1][2] != '7')
        return 0;
    int letters = 0;
    for (const char *c = argv[1]; *c; c++)
        letters += isalpha((unsigned char)*c) != 0;
    assert(letters > 0); //~ FAIL
    return 0;
}
