//! what: a width of INT_MIN
//! run: exit 0
//! check: clean
#include <limits.h>
#include <stdio.h>
int main(void) {
    char b[1];
    return snprintf(b, 1, "%*d", INT_MIN, 1) != -1;
}
