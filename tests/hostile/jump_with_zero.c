//! what: longjmp with 0 gives 1
//! run: exit 1
//! check: nonzero-exit
#include <setjmp.h>
int main(void) {
    jmp_buf b;
    int r = setjmp(b);
    if (r == 0)
        longjmp(b, 0);
    return r;
}
