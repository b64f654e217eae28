//! what: unsigned 64-bit remainder by zero, as in an empty hash table
//! fail: division-by-zero
#include <stdio.h>

int main(void) {
#ifdef FIXED
    volatile unsigned long buckets = 7;
#else
    volatile unsigned long buckets = 0;
#endif
    unsigned long slot = 12345 % buckets; //~ FAIL
    printf("%lu\n", slot);
    return 0;
}
