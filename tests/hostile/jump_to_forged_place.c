//! what: a saved place that somebody changed
//! run: bad-longjmp or exit 0
//! check: bad-longjmp or clean
#include <setjmp.h>
jmp_buf b;
static int n;
static void go(void) {
    if (n++ < 200) {
        ((unsigned long *)b)[0] += 1;
        longjmp(b, 1); //~ FAIL
    }
}
int main(void) {
    setjmp(b);
    go();
}
