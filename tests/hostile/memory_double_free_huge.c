//! what: a huge object freed twice
//! run: double-free
//! check: double-free
#include <stdlib.h>
int main(void) {
    char *p = malloc(100 << 20);
    free(p);
    free(p); //~ FAIL
}
