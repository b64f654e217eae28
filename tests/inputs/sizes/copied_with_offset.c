//! what: offset and length are checked each for itself, and not together
//! find: stack-out-of-bounds
//! input: offset = 30
//! input: length = 3
#include <string.h>

unsigned char __VERIFIER_nondet_uchar(void);
unsigned __VERIFIER_nondet_uint(void);

int main(void)
{
    char page[32] = { 0 }, text[32] = "the text that is copied";
    unsigned offset = __VERIFIER_nondet_uint(), length = __VERIFIER_nondet_uint();
    if (offset >= sizeof page || length > sizeof page || offset % 5 != 0 || length % 3 != 0)
        return 0;
    memcpy(page + offset, text, length); //~ FAIL
    return page[0] == 1;
}
