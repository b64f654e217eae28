//! what: the _l and __ names of ctype.h and wctype.h agree with the plain ones
#define _GNU_SOURCE
#include <ctype.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <wctype.h>

#define CLASSES(M) \
    M(isalnum_l, __isalnum_l) M(isalpha_l, __isalpha_l) M(isblank_l, __isblank_l) M(iscntrl_l, __iscntrl_l) \
    M(isdigit_l, __isdigit_l) M(isgraph_l, __isgraph_l) M(islower_l, __islower_l) M(isprint_l, __isprint_l) \
    M(ispunct_l, __ispunct_l) M(isspace_l, __isspace_l) M(isupper_l, __isupper_l) M(isxdigit_l, __isxdigit_l)
#define WIDE(M) \
    M(iswalnum_l, __iswalnum_l) M(iswalpha_l, __iswalpha_l) M(iswblank_l, __iswblank_l) M(iswcntrl_l, __iswcntrl_l) \
    M(iswdigit_l, __iswdigit_l) M(iswgraph_l, __iswgraph_l) M(iswlower_l, __iswlower_l) M(iswprint_l, __iswprint_l) \
    M(iswpunct_l, __iswpunct_l) M(iswspace_l, __iswspace_l) M(iswupper_l, __iswupper_l) M(iswxdigit_l, __iswxdigit_l)
#define DECLARE(a, b) int a##_(int, locale_t) __asm__(#a), b##_(int, locale_t) __asm__(#b);
CLASSES(DECLARE)
WIDE(DECLARE)
int lower(int, locale_t) __asm__("tolower_l"), lower_(int, locale_t) __asm__("__tolower_l");
int upper(int, locale_t) __asm__("toupper_l"), upper_(int, locale_t) __asm__("__toupper_l");

int main(void) {
    locale_t l = newlocale(LC_ALL_MASK, "C", (locale_t)0), copy = duplocale(l);
    for (int c = 0; c < 256; c++) {
        printf("%d:", c);
#define BIT(a, b) printf("%d%d", a##_(c, l) != 0, b##_(c, copy) != 0);
        CLASSES(BIT)
        if (c < 128) { WIDE(BIT) }
        printf(" %d %d %d %d\n", lower(c, l), lower_(c, copy), upper(c, l), upper_(c, copy));
    }
    for (wchar_t w = 'A'; w < 'd'; w += 5)
        printf("%d %d %d %d %d\n", iswctype_l(w, wctype_l("alpha", l), l) != 0, (int)towctrans_l(w, wctrans_l("toupper", l), l),
               (int)towlower_l(w, l), (int)towupper_l(w, l), (int)towctrans_l(w, wctrans_l("tolower", l), l));
    printf("%d %d\n", wctype_l("nonsense", l) == 0, wctrans_l("nonsense", l) == 0);
    const unsigned short *bits = *__ctype_b_loc();
    const int *down = *__ctype_tolower_loc(), *up = *__ctype_toupper_loc();
    printf("%04x %04x %04x %d %d %d\n", bits['a'], bits['7'], bits[EOF], down['Q'], up['q'], down[-128]);
    printf("%zu\n", __ctype_get_mb_cur_max());
    freelocale(copy);
    freelocale(l);
    return 0;
}
