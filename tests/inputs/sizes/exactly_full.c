//! what: a length from the input is allowed to be the size of the buffer, and the terminating 0 goes behind it
//! find: heap-out-of-bounds
//! input: length = 48
#include <stdlib.h>
#include <string.h>

unsigned __VERIFIER_nondet_uint(void);

int main(void)
{
    unsigned length = __VERIFIER_nondet_uint();
    if (length > 48 || length % 16 != 0 || length == 0)
        return 0;
    char *buffer = malloc(48);
    memset(buffer, 'x', length);
    buffer[length] = '\0'; //~ FAIL
    free(buffer);
    return 0;
}
