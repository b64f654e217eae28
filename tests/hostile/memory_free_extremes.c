//! what: free of what never was
//! run: invalid-free
//! check: invalid-free
#include <stdlib.h>
int main(void) {
    free((void *)-16L); //~ FAIL
}
