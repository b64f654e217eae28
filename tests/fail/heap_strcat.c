//! what: strcat runs past the end when the sum of lengths is forgotten
//! fail: heap-out-of-bounds
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
#ifdef FIXED
    char *path = malloc(16);
#else
    char *path = malloc(10);
#endif
    strcpy(path, "/usr/");
    strcat(path, "share/x"); //~ FAIL
    printf("%.5s\n", path);
    free(path);
    return 0;
}
