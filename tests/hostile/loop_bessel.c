//! what: Bessel functions of an order of thousands of millions
//! run: exit 0
//! check: clean
#include <limits.h>
#include <math.h>
int main(void) {
    volatile double x = jn(INT_MAX, 1.5) + yn(INT_MAX, 1.5) + jn(INT_MIN, 1e9) + yn(INT_MIN, 1e9) + jn(INT_MAX, 1e300);
    volatile float y = jnf(INT_MAX, 1.5f) + ynf(INT_MAX, 1.5f);
    volatile long double z = jnl(INT_MAX, 1.5L) + ynl(INT_MAX, 1.5L);
}
