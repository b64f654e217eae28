//! what: a block of one byte has no place for the mark at its end
//! find: heap-out-of-bounds
//! input: size = 1
#include <stdlib.h>

unsigned __VERIFIER_nondet_uint(void);

int main(void)
{
    unsigned size = __VERIFIER_nondet_uint();
    if (size == 0 || size > 100)
        return 0;
    char *block = malloc(size);
    if (!block)
        return 0;
    block[0] = 'a';
    block[size == 1 ? 1 : size - 1] = 'z'; //~ FAIL
    free(block);
    return 0;
}
