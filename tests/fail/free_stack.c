//! what: free of a local array
//! fail: invalid-free
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    char local[16];
    char *p = local;
#ifdef FIXED
    p = malloc(16);
#endif
    free(p); //~ FAIL
    puts("done");
    return 0;
}
