//! what: memmem of what is nearly everywhere
//! run: exit 0
//! check: clean
#define _GNU_SOURCE
#include <stdlib.h>
#include <string.h>
int main(void) {
    size_t n = 4000000;
    char *hay = malloc(n), *needle = malloc(n / 2);
    memset(hay, 'a', n);
    memset(needle, 'a', n / 2);
    needle[n / 2 - 1] = 'b';
    return memmem(hay, n, needle, n / 2) != 0;
}
