//! what: printf("%s") of a string freed by the function that made it
//! fail: use-after-free
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *label(int n) {
    char *b = malloc(16);
    snprintf(b, 16, "label %d", n);
#ifndef FIXED
    free(b);
#endif
    return b;
}

int main(void) {
    char *text = label(3);
    printf("%s\n", text); //~ FAIL
#ifdef FIXED
    free(text);
#endif
    return 0;
}
