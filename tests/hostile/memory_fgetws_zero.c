//! what: wide characters of a file without an end
//! options: --allow /dev
//! run: exit 0 or unfinished
//! check: clean
#include <stdio.h>
#include <wchar.h>
int main(void) {
    FILE *f = fopen("/dev/zero", "r");
    if (!f)
        return 2;
    while (fgetwc(f) != WEOF)
        ;
}
