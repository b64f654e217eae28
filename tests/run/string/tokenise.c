//! what: strtok strtok_r strsep, with empty fields, only delimiters, and nested use
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>

int main(void) {
    char a[] = "  one, two,,three ,";
    for (char *t = strtok(a, " ,"); t; t = strtok(NULL, " ,"))
        printf("[%s]", t);
    printf("%d\n", strtok(NULL, " ,") == NULL);
    char b[] = ",,,";
    printf("%d\n", strtok(b, ",") == NULL);
    char changing[] = "a=1;b=2;c";
    printf("[%s]", strtok(changing, "="));
    printf("[%s]", strtok(NULL, ";"));
    printf("[%s]", strtok(NULL, "="));
    printf("[%s]\n", strtok(NULL, ""));
    char nested[] = "a b;c d;e";
    char *outer, *inner;
    for (char *t = strtok_r(nested, ";", &outer); t; t = strtok_r(NULL, ";", &outer)) {
        printf("<");
        for (char *u = strtok_r(t, " ", &inner); u; u = strtok_r(NULL, " ", &inner))
            printf("(%s)", u);
        printf(">");
    }
    printf("\n");
    char fields[] = "root::0:/bin;x:";
    char *p = fields, *field;
    while ((field = strsep(&p, ":;")))
        printf("[%s]", field);
    printf("%d\n", p == NULL);
    p = NULL;
    printf("%d\n", strsep(&p, ":") == NULL);
    char none[] = "whole";
    p = none;
    printf("%s %d\n", strsep(&p, ""), p == NULL);
    return 0;
}
