//! what: endless recursion
//! fail: stack-overflow
#include <stdio.h>

#ifdef FIXED
#define LIMIT 10
#else
#define LIMIT -1
#endif
// On one line, so that call and entry of the callee have the same line.
static int endless(int n) { int pad[64] = {n}; return n == LIMIT ? 0 : endless(n + 1) + pad[1]; } //~ FAIL

int main(void) {
    printf("%d\n", endless(0));
    return 0;
}
