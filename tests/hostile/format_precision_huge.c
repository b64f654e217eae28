//! what: a thousand million digits after the point
//! run: exit 0
//! check: clean
#include <stdio.h>
int main(void) {
    char b[10];
    snprintf(b, sizeof b, "%.1000000000f", 1.0);
}
