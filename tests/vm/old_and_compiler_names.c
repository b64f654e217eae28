//! what: names that only old programs link with (cfree, __secure_getenv) or only LLVM's own library has
//! env: KEPT=value
//! expect: value none
//! expect: 1 0 1 0
//! expect: 13
#define _GNU_SOURCE
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

void cfree(void *);
char *__secure_getenv(const char *);
long __mulodi4(long, long, int *);
int __mulosi4(int, int, int *), __popcountsi2(int);

int main(void) {
    const char *none = __secure_getenv("NOT_SET_ANYWHERE");
    printf("%s %s\n", __secure_getenv("KEPT"), none ? none : "none");
    cfree(malloc(5));
    int a, b, c, d;
    __mulodi4(LONG_MAX, 2, &a), __mulodi4(LONG_MAX / 2, 2, &b);
    __mulosi4(INT_MIN, -1, &c), __mulosi4(INT_MIN, 1, &d);
    printf("%d %d %d %d\n", a, b, c, d);
    printf("%d\n", __popcountsi2(0x0f0f00ff) + __popcountsi2(0) - 3);
    return 0;
}
