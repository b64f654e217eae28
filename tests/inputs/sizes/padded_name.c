//! what: strncpy fills up to the length that the input says, which may be one more than there is
//! find: stack-out-of-bounds
//! input: length = 25
#include <string.h>

unsigned __VERIFIER_nondet_uint(void);

int main(void)
{
    char name[24];
    unsigned length = __VERIFIER_nondet_uint();
    if (length > sizeof name + 1)
        return 0;
    strncpy(name, "nobody", length); //~ FAIL
    return length && name[0] != 'n';
}
