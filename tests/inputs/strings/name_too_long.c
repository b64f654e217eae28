//! what: a name is copied into a record whose field is one byte too short for the longest that is accepted
//! options: --symbolic-argv
//! args: aaaaaaaaaaaaaaaa
//! find: stack-out-of-bounds heap-out-of-bounds
//! input: argv[1] = "id:abcdefghijk"
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    if (argc < 2 || strncmp(argv[1], "id:", 3) != 0)
        return 0;
    const char *name = argv[1] + 3;
    if (strlen(name) > 11)
        return 0;
    char *field = malloc(11);
    strcpy(field, name); //~ FAIL
    int same = strcmp(field, name);
    free(field);
    return same;
}
