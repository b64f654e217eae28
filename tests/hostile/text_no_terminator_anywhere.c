//! what: string functions of what never ends
//! run: heap-out-of-bounds
//! check: heap-out-of-bounds
#include <stdlib.h>
#include <string.h>
int main(void) {
    char *p = malloc(1 << 20);
    memset(p, 'x', 1 << 20);
    return strlen(p) == 5; //~ FAIL
}
