//! what: variables until there is no more memory
//! run: exit 0 or unfinished
//! check: clean
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(void) {
    char name[32], *value = malloc(1 << 20);
    memset(value, 'x', 1 << 20);
    value[(1 << 20) - 1] = 0;
    for (int i = 0;; i++) {
        snprintf(name, sizeof name, "V%d", i);
        if (setenv(name, value, 1))
            return 0;
    }
}
