//! what: realloc of a local array
//! fail: invalid-realloc
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    char local[16] = "text";
    char *p = local;
#ifdef FIXED
    p = malloc(16);
#endif
    p = realloc(p, 32); //~ FAIL
    printf("%d\n", p != NULL);
    free(p);
    return 0;
}
