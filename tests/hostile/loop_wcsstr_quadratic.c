//! what: wcsstr of what is nearly everywhere
//! run: exit 0
//! check: clean
#include <stdlib.h>
#include <wchar.h>
int main(void) {
    size_t n = 1000000;
    wchar_t *hay = calloc(n + 1, sizeof *hay), *needle = calloc(n / 2 + 1, sizeof *needle);
    wmemset(hay, L'a', n);
    wmemset(needle, L'a', n / 2);
    needle[n / 2 - 1] = L'b';
    return wcsstr(hay, needle) != 0;
}
