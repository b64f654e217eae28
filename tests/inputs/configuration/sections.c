//! what: sections in brackets; a key is only honoured in its own section
//! options: --symbolic-stdin 16
//! find: assertion
//! input: stdin = "[net]\nport=99\n"
//! slow: many paths through two lines
#include <assert.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
    char line[24], section[8] = "", key[8];
    int value;
    while (fgets(line, sizeof line, stdin)) {
        if (line[0] == '#' || line[0] == '\n')
            continue;
        if (sscanf(line, "[%7[a-z]]", section) == 1)
            continue;
        if (sscanf(line, "%7[a-z]=%d", key, &value) != 2)
            return 2;
        if (strcmp(section, "net") == 0 && strcmp(key, "port") == 0)
            assert(value != 99); //~ FAIL
    }
    return 0;
}
