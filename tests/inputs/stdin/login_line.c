//! what: a line is read, its end is cut off, and its first word is a command
//! options: --symbolic-stdin 12
//! find: assertion
//! input: stdin = "login root\n"
#include <assert.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
    char line[32];
    if (!fgets(line, sizeof line, stdin))
        return 0;
    line[strcspn(line, "\n")] = '\0';
    char *blank = strchr(line, ' ');
    if (!blank)
        return 0;
    *blank = '\0';
    if (strcmp(line, "login") == 0)
        assert(strcmp(blank + 1, "root") != 0); //~ FAIL
    return 0;
}
