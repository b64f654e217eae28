//! what: perror prints what it makes of a number, which is no text
//! find: assertion
//! input: reason = 33
#include <assert.h>
#include <errno.h>
#include <stdio.h>

int __VERIFIER_nondet_int(void);

int main(void)
{
    int reason = __VERIFIER_nondet_int();
    errno = reason;
    perror("reason");
    assert(reason != 33); //~ FAIL
    return 0;
}
