//! what: arrays of variable length count as stack, and stop counting when their block ends
//! fail: stack-overflow
#include <stdio.h>

#ifdef FIXED
#define DEPTH 100
#else
#define DEPTH 10000
#endif
// On one line, so that call and entry of the callee have the same line.
static int down(int n) { int v[n % 7 + 1000]; v[n % 7] = n; return n ? down(n - 1) + v[n % 7] : 0; } //~ FAIL

int main(void) {
    long sum = 0;
    for (int i = 0; i < 30000; i++) {
        int v[i % 300 + 1];
        v[i % 300] = i;
        sum += v[i % 300];
    }
    printf("%ld\n", sum);
    printf("%d\n", down(DEPTH));
    return 0;
}
