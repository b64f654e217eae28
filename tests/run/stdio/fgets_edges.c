//! what: fgets with short buffers, size 1, NUL bytes in the line, no final newline and end of file
#include <stdio.h>
#include <string.h>

int main(void) {
    FILE *f = fopen("lines", "w+");
    fwrite("short\nexactly7\n\nwith\0nul\nunfinished", 1, 34, f);
    rewind(f);
    char line[9];
    char *got;
    while ((got = fgets(line, sizeof line, f)))
        printf("%d %zu [%.*s]\n", got == line, strlen(line), (int)strcspn(line, "\n"), line);
    printf("%d %d\n", got == NULL, feof(f) != 0);
    strcpy(line, "keep");
    printf("%d %s\n", fgets(line, sizeof line, f) == NULL, line);
    rewind(f);
    line[0] = 'x';
    got = fgets(line, 1, f);
    printf("%d [%s]\n", got == line, line);
    got = fgets(line, 2, f);
    printf("%d [%s]\n", got == line, line);
    fclose(f);
    remove("lines");
    return 0;
}
