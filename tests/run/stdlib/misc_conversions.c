//! what: a64l l64a ecvt fcvt gcvt getsubopt realpath getloadavg-free odds and ends of stdlib.h
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    printf("%ld %s\n", a64l("zzzz"), l64a(123456L));
    char text[64];
    printf("%s %s\n", gcvt(3.25, 6, text), gcvt(1e20, 4, text + 32));
    int point, sign;
    char *digits = ecvt(-123.456, 5, &point, &sign);
    printf("%s %d %d\n", digits, point, sign);
    digits = fcvt(0.0123, 4, &point, &sign);
    printf("%s %d %d\n", digits, point, sign);
    char options[] = "ro,size=10,what";
    char *const tokens[] = {"ro", "size", NULL};
    char *p = options, *value;
    while (*p) {
        int which = getsubopt(&p, tokens, &value);
        printf("%d %s\n", which, value ? value : "-");
    }
    return 0;
}
