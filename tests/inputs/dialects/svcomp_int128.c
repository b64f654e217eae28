//! what: inputs of 128 bits
//! find: assertion
//! input: a = 6338253001141147007483516026880
//! input: b = -1
#include <assert.h>

__int128 __VERIFIER_nondet_int128(void);
unsigned __int128 __VERIFIER_nondet_uint128(void);

int main(void)
{
    __int128 a = __VERIFIER_nondet_int128();
    unsigned __int128 b = __VERIFIER_nondet_uint128();
    if (a == (__int128)5 << 100 && b + 1 == 0)
        assert(0 && "both"); //~ FAIL
    return 0;
}
