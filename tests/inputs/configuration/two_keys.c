//! what: lines of key=value; a limit that is lower than the minimum of another key
//! options: --symbolic-stdin 14
//! find: assertion
//! input: stdin = "min=50\nmax=9\n"
//! slow: many paths through its lines; found in seconds where nothing else runs
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void)
{
    char line[32];
    int min = 0, max = 100;
    while (fgets(line, sizeof line, stdin)) {
        char *equals = strchr(line, '=');
        if (!equals)
            continue;
        *equals = '\0';
        int value = atoi(equals + 1);
        if (strcmp(line, "min") == 0 && value >= 0 && value <= 100)
            min = value;
        else if (strcmp(line, "max") == 0 && value > 0 && value <= 100)
            max = value;
    }
    assert(min <= max); //~ FAIL
    return 0;
}
