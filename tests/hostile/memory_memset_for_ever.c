//! what: large library calls in a loop: what they do counts
//! run: unfinished
//! check: clean
#include <stdlib.h>
#include <string.h>
int main(void) {
    char *p = malloc(64 << 20);
    for (;;)
        memset(p, 1, 64 << 20);
}
