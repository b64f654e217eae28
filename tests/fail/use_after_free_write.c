//! what: writing to a freed block through an alias kept in a struct
//! fail: use-after-free
#include <stdio.h>
#include <stdlib.h>

struct holder {
    char *text;
};

int main(void) {
    char *b = malloc(10);
    struct holder h = {b};
#ifndef FIXED
    free(b);
#endif
    h.text[9] = 'x'; //~ FAIL
    printf("%s\n", "done");
#ifdef FIXED
    free(b);
#endif
    return 0;
}
