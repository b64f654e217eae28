//! what: base 0 takes a leading 0 for octal: what a person typed in decimal means something else
//! options: --symbolic-argv
//! args: aaaaaa
//! find: assertion
//! input: argv[1] = "0755"
#include <assert.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    char *end;
    if (argc < 2)
        return 1;
    long guessed = strtol(argv[1], &end, 0);
    if (*end || end - argv[1] != 4)
        return 0;
    long decimal = strtol(argv[1], &end, 10);
    if (*end == '\0' && decimal == 755)
        assert(guessed == decimal); //~ FAIL
    return 0;
}
