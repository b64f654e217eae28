//! what: longjmp to a function that has returned
//! run: bad-longjmp
//! check: bad-longjmp
#include <setjmp.h>
jmp_buf b;
static int save(void) {
    return setjmp(b);
}
int main(void) {
    save();
    longjmp(b, 1); //~ FAIL
}
