//! what: words of a line, cut by strtok, of which the second is the right one
//! find: assertion
//! options: --symbolic-argv
//! args: AAAAAA
#include <assert.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    char *line = strdup(argv[argc - 1]);
    char *first = strtok(line, " ,");
    char *second = strtok(NULL, " ,");
    assert(!(first && second && !strcmp(second, "go"))); //~ FAIL
    free(line);
    return 0;
}
