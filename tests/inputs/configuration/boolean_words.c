//! what: yes, on and true mean the same; one of them together with a depth of 3 recurses too deep
//! options: --symbolic-stdin 18
//! find: assertion
//! input: stdin = "depth=3\nfollow=on\n"
//! slow: many paths through its lines; found in seconds where nothing else runs
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

static int truth(const char *word)
{
    static const char *const yes[] = { "yes", "on", "true", "1" };
    for (int i = 0; i < 4; i++)
        if (strcasecmp(word, yes[i]) == 0)
            return 1;
    return 0;
}

int main(void)
{
    char line[20];
    int depth = 1, follow = 0;
    while (fgets(line, sizeof line, stdin)) {
        char *key = strtok(line, "=\n"), *value = strtok(NULL, "=\n");
        if (!key || !value)
            break;
        if (strcmp(key, "depth") == 0)
            depth = (int)strtol(value, NULL, 10);
        else if (strcmp(key, "follow") == 0)
            follow = truth(value);
    }
    if (follow && depth > 0)
        assert(depth != 3); //~ FAIL
    return 0;
}
