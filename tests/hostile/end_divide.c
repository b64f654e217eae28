//! what: the smallest number by minus one
//! run: division-overflow
//! check: division-overflow
#include <limits.h>
int main(void) {
    volatile long a = LONG_MIN, b = -1;
    return a / b; //~ FAIL
}
