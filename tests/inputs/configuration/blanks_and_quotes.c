//! what: blanks around the key are skipped, a value in quotes may be empty, and the empty one is used as a name
//! options: --symbolic-stdin 12
//! find: assertion
//! input: stdin = " user = \"\"\n"
#include <assert.h>
#include <ctype.h>
#include <stdio.h>
#include <string.h>

static char *skip(char *s)
{
    while (isblank((unsigned char)*s))
        s++;
    return s;
}

int main(void)
{
    char line[32];
    if (!fgets(line, sizeof line, stdin))
        return 0;
    char *key = skip(line);
    size_t n = strcspn(key, " =");
    if (n != 4 || strncmp(key, "user", 4) != 0)
        return 0;
    char *value = skip(key + n);
    if (*value != '=')
        return 0;
    value = skip(value + 1);
    if (*value == '"') {
        char *end = strchr(value + 1, '"');
        if (end)
            assert(end > value + 1); //~ FAIL
    }
    return 0;
}
