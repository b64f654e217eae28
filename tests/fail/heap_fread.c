//! what: fread with size and count swapped into more than the block holds
//! fail: heap-out-of-bounds
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    FILE *f = tmpfile();
    for (int i = 0; i < 100; i++)
        fputc(i, f);
    rewind(f);
    int *b = malloc(10 * sizeof *b);
#ifdef FIXED
    size_t count = 10;
#else
    size_t count = 10 * sizeof *b;
#endif
    size_t n = fread(b, sizeof *b, count, f); //~ FAIL
    printf("%d\n", n > 0);
    free(b);
    fclose(f);
    return 0;
}
