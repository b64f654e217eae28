//! what: a switch on a value that is one of two constants: its other case is not taken for the one that was seen
//! find: assertion
#include <assert.h>

void unsnarl_symbolic(void *, unsigned long, const char *);

int main(void)
{
    unsigned char length, sum;
    unsnarl_symbolic(&length, 1, "length");
    unsnarl_symbolic(&sum, 1, "sum");
    int state = length ? 5 : 6, seen = 0;
    switch (state) {
    case 5:
        seen = sum == 77;
        break;
    case 6:
        seen = sum == 78 ? 2 : 0;
        break;
    default:
        break;
    }
    assert(seen != 1); //~ FAIL
    return 0;
}
