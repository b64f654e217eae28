//! what: strspn, strcspn, strpbrk and strtok with large sets
//! run: exit 0
//! check: clean
#include <stdlib.h>
#include <string.h>
#include <wchar.h>
int main(void) {
    size_t n = 1000000;
    char *text = calloc(n + 1, 1), *set = calloc(n + 1, 1);
    memset(text, 'a', n);
    memset(set, 'b', n);
    set[n - 1] = 'a';
    strspn(text, set);
    strpbrk(text, set);
    set[n - 1] = 'b';
    strcspn(text, set);
    strtok(text, set);
    wchar_t *wide = calloc(n / 4 + 1, sizeof *wide), *wset = calloc(n / 4 + 1, sizeof *wset);
    wmemset(wide, L'a', n / 4);
    wmemset(wset, L'b', n / 4);
    wcscspn(wide, wset);
    wset[n / 4 - 1] = L'a';
    wcsspn(wide, wset);
}
