//! what: %s without a width writes past the buffer
//! fail: heap-out-of-bounds
//! stdin: incomprehensibilities
#include <stdio.h>
#include <stdlib.h>

int main(void) {
#ifdef FIXED
    char *word = malloc(32);
#else
    char *word = malloc(8);
#endif
    int n = scanf("%s", word); //~ FAIL
    printf("%d\n", n);
    free(word);
    return 0;
}
