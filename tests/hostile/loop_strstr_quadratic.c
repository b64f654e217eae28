//! what: strstr of what is nearly everywhere
//! run: exit 0
//! check: clean
#define _GNU_SOURCE
#include <stdlib.h>
#include <string.h>
int main(void) {
    size_t n = 4000000;
    char *hay = calloc(n + 1, 1), *needle = calloc(n / 2 + 1, 1);
    memset(hay, 'a', n);
    memset(needle, 'a', n / 2);
    needle[n / 2 - 1] = 'b';
    return strstr(hay, needle) != 0 || strcasestr(hay, needle) != 0;
}
