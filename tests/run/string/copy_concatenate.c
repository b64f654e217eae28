//! what: strcpy strncpy strcat strncat stpcpy stpncpy strdup strndup strdupa and their padding rules
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void dump(const char *buffer, int n) {
    for (int i = 0; i < n; i++)
        putchar(buffer[i] ? buffer[i] : '.');
    putchar('\n');
}

int main(void) {
    char b[16];
    memset(b, '#', sizeof b);
    printf("%d ", strcpy(b, "hello") == b);
    dump(b, 16);
    memset(b, '#', sizeof b);
    strncpy(b, "abc", 8);
    dump(b, 16);
    memset(b, '#', sizeof b);
    strncpy(b, "abcdefghij", 4);
    dump(b, 16);
    strncpy(b, "", 0);
    dump(b, 16);
    strcpy(b, "one");
    printf("%s\n", strcat(b, "two"));
    printf("%s\n", strcat(b, ""));
    printf("%s\n", strncat(b, "threefour", 5));
    printf("%s\n", strncat(b, "x", 0));
    b[0] = 0;
    printf("%s\n", strncat(b, "short", sizeof b - 1));
    char *end = stpcpy(b, "end");
    printf("%d %d\n", (int)(end - b), *end);
    memset(b, '#', sizeof b);
    end = stpncpy(b, "ab", 6);
    printf("%d ", (int)(end - b));
    dump(b, 16);
    end = stpncpy(b, "abcdef", 3);
    printf("%d\n", (int)(end - b));
    char *copy = strdup("duplicate");
    char *part = strndup("duplicate", 3);
    char *all = strndup("dup", 30);
    char *empty = strdup("");
    printf("%s %s %s [%s]\n", copy, part, all, empty);
    free(copy);
    free(part);
    free(all);
    free(empty);
    char *onstack = strdupa("on the stack");
    char *cut = strndupa("on the stack", 6);
    printf("%s|%s\n", onstack, cut);
    char raw[3] = {'r', 'a', 'w'};
    char *safe = strndup(raw, 3);
    printf("%s %zu %zu\n", safe, strnlen(raw, 3), strnlen("ab", 10));
    free(safe);
    return 0;
}
