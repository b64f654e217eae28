//! what: an order of thousands of millions, and a number as large: refused, since the host would count
//! run: unsupported
//! check: refused
#include <limits.h>
#include <math.h>
int main(void) {
    volatile float y = jnf(INT_MAX, 3e9f);
}
