//! what: whoever asks how much was printed learns something of the number that was
//! find: assertion
//! input: x = 55
//! missed: how long the text of a number is that goes outside is not followed
#include <assert.h>
#include <stdio.h>

unsigned char __VERIFIER_nondet_uchar(void);

int main(void)
{
    unsigned char x = __VERIFIER_nondet_uchar();
    int length = printf("%d\n", x);
    assert(!(length == 3 && x == 55)); //~ FAIL
    return 0;
}
