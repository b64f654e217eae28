//! what: the __isoc99_ names behind scanf and wscanf
//! stdin: 1 two 3 four 5
#define _GNU_SOURCE
#include <stdarg.h>
#include <stdio.h>
#include <wchar.h>

int __isoc99_scanf(const char *, ...), __isoc99_fscanf(FILE *, const char *, ...), __isoc99_sscanf(const char *, const char *, ...);
int __isoc99_vscanf(const char *, va_list), __isoc99_vfscanf(FILE *, const char *, va_list), __isoc99_vsscanf(const char *, const char *, va_list);

static int lists(int which, ...) {
    va_list ap;
    va_start(ap, which);
    int n = which == 0 ? __isoc99_vscanf("%d", ap) : which == 1 ? __isoc99_vfscanf(stdin, "%s", ap) : __isoc99_vsscanf("7 x", "%d %c", ap);
    va_end(ap);
    return n;
}

int main(void) {
    int v;
    char t[16], c;
    float f;
    printf("%d", __isoc99_scanf("%d", &v));
    printf(" %d\n", v);
    printf("%d", __isoc99_fscanf(stdin, "%15s", t));
    printf(" %s\n", t);
    printf("%d", __isoc99_sscanf("1.5 0x1p3", "%f %a", &f, &f));
    printf(" %g\n", f);
    printf("%d", lists(0, &v));
    printf(" %d\n", v);
    printf("%d", lists(1, t));
    printf(" %s\n", t);
    printf("%d", lists(2, &v, &c));
    printf(" %d %c\n", v, c);
    return 0;
}
