//! what: free of the middle of a huge object
//! run: invalid-free
//! check: invalid-free
#include <stdlib.h>
int main(void) {
    char *p = malloc(100 << 20);
    free(p + (50 << 20)); //~ FAIL
}
