//! what: writing one byte past a heap block whose size is not a multiple of eight
//! fail: heap-out-of-bounds
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    const char *text = "eleven char";
    size_t n = strlen(text);
#ifdef FIXED
    char *copy = malloc(n + 1);
#else
    char *copy = malloc(n);
#endif
    memcpy(copy, text, n);
    copy[n] = 0; //~ FAIL
    printf("%c\n", copy[0]);
    free(copy);
    return 0;
}
