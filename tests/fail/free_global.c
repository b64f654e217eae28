//! what: free of a string literal
//! fail: invalid-free
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
#ifdef FIXED
    char *name = strdup("default");
#else
    char *name = "default";
#endif
    printf("%s\n", name);
    free(name); //~ FAIL
    return 0;
}
