//! what: a stream in memory with a hole of thousands of millions
//! run: exit 0
//! check: clean
#define _GNU_SOURCE
#include <stdio.h>
int main(void) {
    char *text;
    size_t size;
    FILE *f = open_memstream(&text, &size);
    fseek(f, 1L << 40, SEEK_SET);
    fputc('x', f);
    fclose(f);
}
