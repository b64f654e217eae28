//! what: a mask whose lowest bit is the 17th, and of its wide brother the 50th
//! find: assertion
//! input: mask = 0x30000
//! input: wide = 0x6000000000000
#define _GNU_SOURCE
#include <assert.h>
#include <string.h>
#include <strings.h>

unsigned __VERIFIER_nondet_uint(void);
unsigned long __VERIFIER_nondet_ulong(void);

int main(void)
{
    unsigned mask = __VERIFIER_nondet_uint();
    unsigned long wide = __VERIFIER_nondet_ulong();
    if (ffs((int)mask) == 17 && ffsl((long)wide) == 50)
        assert(0 && "both"); //~ FAIL
    return 0;
}
