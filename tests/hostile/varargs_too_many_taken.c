//! what: more arguments taken than given
//! run: stack-out-of-bounds
//! check: stack-out-of-bounds
#include <stdarg.h>
static long take(int n, ...) {
    va_list list;
    long sum = 0;
    va_start(list, n);
    for (int i = 0; i < n; i++)
        sum += va_arg(list, long); //~ FAIL
    va_end(list);
    return sum;
}
int main(void) {
    return (int)take(1000, 1L);
}
