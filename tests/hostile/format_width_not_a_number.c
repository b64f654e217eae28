//! what: a width of more digits than an int has
//! run: exit 0
//! check: clean
#include <stdio.h>
int main(void) {
    char b[1];
    return snprintf(b, 1, "%99999999999999999999d", 1) != -1;
}
