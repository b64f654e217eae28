//! what: longjmp to a buffer full of ones
//! run: bad-longjmp
//! check: bad-longjmp
#include <setjmp.h>
#include <string.h>
jmp_buf b;
int main(void) {
    memset(b, 0xff, sizeof b);
    longjmp(b, 1); //~ FAIL
}
