//! what: open_memstream updates pointer and size at flush and close, seeks back, and grows
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    char *text = NULL;
    size_t size = 0;
    FILE *f = open_memstream(&text, &size);
    fflush(f);
    printf("%zu [%s]\n", size, text);
    fprintf(f, "hello %d", 5);
    fflush(f);
    printf("%zu [%s]\n", size, text);
    for (int i = 0; i < 2000; i++)
        fputc('a' + i % 26, f);
    fclose(f);
    printf("%zu %zu %.20s\n", size, strlen(text), text);
    free(text);
    f = open_memstream(&text, &size);
    fputs("overwrite me", f);
    fseek(f, 0, SEEK_SET);
    fputs("OVER", f);
    fflush(f);
    printf("%zu\n", size);
    fseek(f, 0, SEEK_END);
    fputs("!", f);
    fclose(f);
    printf("%zu [%s]\n", size, text);
    free(text);
    return 0;
}
