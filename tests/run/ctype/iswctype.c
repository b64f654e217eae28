//! what: the isw* classes, towupper/towlower and wctype/iswctype on ASCII in the C locale
#include <stdio.h>
#include <wchar.h>
#include <wctype.h>

int main(void) {
    for (wint_t c = 0; c < 128; c++) {
        int bits = !!iswalpha(c) | !!iswdigit(c) << 1 | !!iswalnum(c) << 2 | !!iswspace(c) << 3 | !!iswupper(c) << 4 | !!iswlower(c) << 5 | !!iswpunct(c) << 6 |
                   !!iswprint(c) << 7 | !!iswgraph(c) << 8 | !!iswcntrl(c) << 9 | !!iswxdigit(c) << 10 | !!iswblank(c) << 11;
        printf("%d:%x:%d:%d ", (int)c, bits, (int)towupper(c), (int)towlower(c));
        if (c % 8 == 7)
            printf("\n");
    }
    printf("%d %d\n", iswalpha(WEOF), (int)(towupper(WEOF) == WEOF));
    static const char *classes[] = {"alpha", "digit", "space", "upper", "nonsense"};
    for (int i = 0; i < 5; i++) {
        wctype_t t = wctype(classes[i]);
        printf("%s %d", classes[i], t != 0);
        if (t)
            printf(" %d %d", !!iswctype(L'A', t), !!iswctype(L'7', t));
        printf("\n");
    }
    printf("%d %d\n", (int)towctrans(L'a', wctrans("toupper")), (int)towctrans(L'Q', wctrans("tolower")));
    return 0;
}
