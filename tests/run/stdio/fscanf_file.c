//! what: fscanf reads records from a file and leaves the position right after the last match
#include <stdio.h>
#include <string.h>

int main(void) {
    FILE *f = fopen("records.txt", "w");
    fprintf(f, "alice 30 5.5\nbob 25 6.1\ncarol x\n# tail\n");
    fclose(f);
    f = fopen("records.txt", "r");
    char name[16];
    int age, got;
    float height;
    while ((got = fscanf(f, "%15s %d %f", name, &age, &height)) == 3)
        printf("%s %d %.1f at %ld\n", name, age, (double)height, ftell(f));
    printf("stopped with %d, name %s, at %ld, next '%c'\n", got, name, ftell(f), fgetc(f));
    rewind(f);
    int lines = 0;
    while (fscanf(f, "%*[^\n]") != EOF && fgetc(f) == '\n')
        lines++;
    printf("%d lines\n", lines);
    fclose(f);
    remove("records.txt");
    return 0;
}
