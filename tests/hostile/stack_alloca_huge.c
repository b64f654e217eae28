//! what: alloca of more than there is
//! run: stack-overflow
//! check: stack-overflow
#include <alloca.h>
int main(void) {
    volatile unsigned long n = 1UL << 62;
    char *p = alloca(n); //~ FAIL
    p[0] = 1;
}
