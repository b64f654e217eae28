//! what: a width of INT_MAX into one byte
//! run: exit 0
//! check: clean
#include <limits.h>
#include <stdio.h>
int main(void) {
    char b[1];
    int n = snprintf(b, 1, "%*d", INT_MAX, 1);
    return n != -1 && n != INT_MAX;
}
