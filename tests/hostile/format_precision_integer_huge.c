//! what: a thousand million zeros before a number
//! run: exit 0
//! check: clean
#include <stdio.h>
int main(void) {
    char b[10];
    snprintf(b, sizeof b, "%.1000000000d", 1);
}
