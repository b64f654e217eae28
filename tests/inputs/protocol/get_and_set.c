//! what: two commands of one session: a value is set, then read into a buffer that is too short for it
//! options: --symbolic-stdin 20
//! find: assertion
//! input: stdin = "set abcdef\nget\n"
#include <assert.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
    char line[24], value[16] = "";
    while (fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\n")] = '\0';
        if (strncmp(line, "set ", 4) == 0 && strlen(line + 4) < sizeof value)
            strcpy(value, line + 4);
        else if (strcmp(line, "get") == 0)
            assert(strlen(value) < 6); //~ FAIL
        else
            return 1;
    }
    return 0;
}
