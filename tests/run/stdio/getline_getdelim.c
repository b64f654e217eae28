//! what: getline and getdelim grow their buffer, keep NULs, and report end of file
//! stdin: first\nsecond line\n\nno newline at the end
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    char *line = NULL;
    size_t cap = 0;
    ssize_t n;
    while ((n = getline(&line, &cap, stdin)) != -1)
        printf("%zd %d [%.*s]\n", n, cap > (size_t)n, (int)strcspn(line, "\n"), line);
    printf("%zd %d\n", n, feof(stdin) != 0);
    free(line);
    FILE *f = fopen("delims", "w+");
    for (int i = 0; i < 500; i++)
        fputc('k', f);
    fputs(";b;;c", f);
    fwrite("\0d;", 1, 3, f);
    rewind(f);
    cap = 4;
    line = malloc(cap);
    while ((n = getdelim(&line, &cap, ';', f)) != -1) {
        int sum = 0;
        for (ssize_t i = 0; i < n; i++)
            sum += line[i];
        printf("%zd %d %d\n", n, sum, line[n]);
    }
    rewind(f);
    printf("%zd\n", getdelim(&line, &cap, '\0', f));
    free(line);
    fclose(f);
    remove("delims");
    return 0;
}
