//! what: setlocale in the C locale, localeconv, nl_langinfo
#include <langinfo.h>
#include <limits.h>
#include <locale.h>
#include <stdio.h>

int main(void) {
    printf("%s\n", setlocale(LC_ALL, NULL));
    printf("%s\n", setlocale(LC_ALL, "C"));
    printf("%s\n", setlocale(LC_NUMERIC, "POSIX"));
    printf("%d\n", setlocale(LC_ALL, "xx_NOWHERE") == NULL);
    printf("%d\n", setlocale(12345, "C") == NULL);
    struct lconv *l = localeconv();
    printf("[%s] [%s] [%s] %d %d\n", l->decimal_point, l->thousands_sep, l->grouping, l->frac_digits == CHAR_MAX, l->p_cs_precedes == CHAR_MAX);
    printf("%s %s %s\n", nl_langinfo(CODESET), nl_langinfo(RADIXCHAR), nl_langinfo(DAY_1));
    return 0;
}
