//! what: fmemopen for reading, writing and appending in a caller's buffer
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>

int main(void) {
    char text[] = "10 20 thirty\nline two\n";
    FILE *f = fmemopen(text, strlen(text), "r");
    int a, b;
    char word[16], line[32];
    printf("%d ", fscanf(f, "%d %d %15s", &a, &b, word));
    printf("%d %d %s\n", a, b, word);
    fgetc(f);
    printf("%s", fgets(line, sizeof line, f));
    printf("%d %d\n", fgetc(f), feof(f) != 0);
    fseek(f, 3, SEEK_SET);
    printf("%c %ld\n", fgetc(f), ftell(f));
    fclose(f);
    char buffer[16];
    memset(buffer, '#', sizeof buffer);
    f = fmemopen(buffer, sizeof buffer, "w");
    fprintf(f, "n=%d", 42);
    fflush(f);
    printf("%s %ld\n", buffer, ftell(f));
    fclose(f);
    printf("%s\n", buffer);
    strcpy(buffer, "abc");
    f = fmemopen(buffer, sizeof buffer, "a");
    fputs("def", f);
    fclose(f);
    printf("%s\n", buffer);
    f = fmemopen(NULL, 32, "w+");
    fputs("own buffer", f);
    rewind(f);
    printf("%s\n", fgets(line, sizeof line, f));
    fclose(f);
    return 0;
}
