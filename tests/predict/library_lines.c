//! what: two lines, read by fgets and getline, and a character pushed back before the second
//! find: assertion
//! options: --symbolic-stdin 9
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void)
{
    char line[8], *more = NULL;
    size_t size = 0;
    if (!fgets(line, sizeof line, stdin))
        return 0;
    line[strcspn(line, "\n")] = 0;
    int c = getchar();
    if (c == EOF)
        return 0;
    ungetc(c, stdin);
    long n = getline(&more, &size, stdin);
    if (!strcmp(line, "ab") && n == 3)
        assert(more[1] != '!'); //~ FAIL
    free(more);
    return 0;
}
