//! what: alloca in a loop fills the stack
//! fail: stack-overflow
#include <alloca.h>
#include <stdio.h>

#ifdef FIXED
#define ROUNDS 100
#else
#define ROUNDS 100000
#endif

int main(void) {
    long sum = 0;
    for (int i = 0; i < ROUNDS; i++) {
        char *p = alloca(1000); //~ FAIL
        p[i % 1000] = 1;
        sum += p[i % 1000];
    }
    printf("%ld\n", sum);
    return 0;
}
