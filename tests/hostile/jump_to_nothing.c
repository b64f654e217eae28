//! what: longjmp to a buffer that nobody filled
//! run: bad-longjmp
//! check: bad-longjmp
#include <setjmp.h>
jmp_buf b;
int main(void) {
    longjmp(b, 1); //~ FAIL
}
