//! what: strcmp strncmp strcasecmp strncasecmp strcoll strxfrm strverscmp signs
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>
#include <strings.h>

static int sign(int v) {
    return (v > 0) - (v < 0);
}

int main(void) {
    static const char *words[] = {"", "a", "A", "ab", "abc", "abd", "Abc", "b", "\xff", "file9", "file10", "file010", "1.0", "1.00", "Z", "_"};
    int n = sizeof words / sizeof *words;
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++)
            printf("%2d%2d%2d%2d%2d%2d ", sign(strcmp(words[i], words[j])), sign(strncmp(words[i], words[j], 2)), sign(strcasecmp(words[i], words[j])),
                   sign(strncasecmp(words[i], words[j], 1)), sign(strcoll(words[i], words[j])), sign(strverscmp(words[i], words[j])));
        printf("\n");
    }
    printf("%d %d\n", strncmp("abc", "xyz", 0), strncasecmp("abc", "xyz", 0));
    char out[8];
    printf("%zu ", strxfrm(out, "hello", sizeof out));
    printf("%s %zu\n", out, strxfrm(NULL, "hello", 0));
    return 0;
}
