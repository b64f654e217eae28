//! what: strlen of a long string in a loop
//! run: unfinished
//! check: clean
#include <stdlib.h>
#include <string.h>
int main(void) {
    char *p = malloc(64 << 20);
    memset(p, 'x', (64 << 20) - 1);
    p[(64 << 20) - 1] = 0;
    for (volatile size_t n = 0;;)
        n += strlen(p);
}
