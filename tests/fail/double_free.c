//! what: the same pointer freed twice
//! fail: double-free
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    char *p = malloc(10);
    free(p);
#ifdef FIXED
    p = NULL;
#endif
    free(p); //~ FAIL
    puts("done");
    return 0;
}
