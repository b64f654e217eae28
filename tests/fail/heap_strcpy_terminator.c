//! what: strcpy into malloc(strlen), the classic missing byte
//! fail: heap-out-of-bounds
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    const char *name = "sixteen letters!";
#ifdef FIXED
    char *copy = malloc(strlen(name) + 1);
#else
    char *copy = malloc(strlen(name));
#endif
    strcpy(copy, name); //~ FAIL
    printf("%c\n", copy[3]);
    free(copy);
    return 0;
}
