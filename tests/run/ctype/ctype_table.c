//! what: every ctype.h class and mapping for EOF and all 256 bytes, through macros and through functions
//! opt: 0 2
#define _GNU_SOURCE
#include <ctype.h>
#include <stdio.h>

int main(void) {
    for (int c = -1; c < 256; c++) {
        int bits = !!isalpha(c) | !!isdigit(c) << 1 | !!isalnum(c) << 2 | !!isspace(c) << 3 | !!isupper(c) << 4 | !!islower(c) << 5 | !!ispunct(c) << 6 |
                   !!isprint(c) << 7 | !!isgraph(c) << 8 | !!iscntrl(c) << 9 | !!isxdigit(c) << 10 | !!isblank(c) << 11;
        int same = !!(isalpha)(c) | !!(isdigit)(c) << 1 | !!(isalnum)(c) << 2 | !!(isspace)(c) << 3 | !!(isupper)(c) << 4 | !!(islower)(c) << 5 | !!(ispunct)(c) << 6 |
                   !!(isprint)(c) << 7 | !!(isgraph)(c) << 8 | !!(iscntrl)(c) << 9 | !!(isxdigit)(c) << 10 | !!(isblank)(c) << 11;
        printf("%d:%x:%d:%d:%d:%d ", c, bits, bits == same, toupper(c), tolower(c), (toupper)(c) + (tolower)(c));
        if (c % 8 == 7)
            printf("\n");
    }
    for (int c = 0; c < 256; c += 15)
        printf("%d %d ", !!isascii(c), toascii(c + 300));
    printf("%c%c %d %d\n", _toupper('a'), _tolower('B'), toupper('z'), tolower('Z'));
    return 0;
}
