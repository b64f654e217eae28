//! what: statement expressions, cleanup, typeof, _Generic, nested blocks, elvis, case ranges, zero-length arrays, auto type
//! opt: 0 2
#include <stdio.h>
#include <stdlib.h>

#define MAX(a, b) ({ __typeof__(a) _a = (a); __typeof__(b) _b = (b); _a > _b ? _a : _b; })
#define KIND(x) _Generic((x), int: "int", unsigned: "unsigned", long: "long", float: "float", double: "double", long double: "long double", char *: "string", const char *: "const string", void *: "pointer", default: "other")

static void announce(int *p) { printf("cleanup %d\n", *p); }
static void release(char **p) { printf("free %s\n", *p); free(*p); }

static int leave_early(int n) {
    __attribute__((cleanup(announce))) int outer = n;
    for (int i = 0; i < 3; i++) {
        __attribute__((cleanup(announce))) int inner = n * 10 + i;
        if (i == n)
            return inner;
        if (i == 0)
            continue;
    }
    return -1;
}
struct zero { int n; int tail[0]; };

int main(void) {
    int i = 3;
    printf("%d %d\n", MAX(i++, 2), i);
    printf("%s %s %s %s %s %s %s %s\n", KIND(1), KIND(1u), KIND(1L), KIND(1.0f), KIND(1.0), KIND(1.0L), KIND((char *)0), KIND((short)1));
    printf("%s %s\n", KIND((const char *)"x"), KIND((void *)0));
    printf("%d\n", leave_early(1));
    printf("%d\n", leave_early(7));
    {
        __attribute__((cleanup(release))) char *text = malloc(8);
        snprintf(text, 8, "heap");
    }
    int zero = 0, five = 5;
    printf("%d %d\n", zero ?: 9, five ?: 9);
    printf("%zu\n", sizeof(struct zero));
    __auto_type deduced = 2.5f;
    printf("%s %g\n", KIND(deduced), deduced);
    int total = ({
        int sum = 0;
        for (int k = 1; k <= 10; k++)
            sum += k;
        sum;
    });
    printf("%d %d\n", total, (int)_Alignof(double));
    _Alignas(64) char aligned[10];
    printf("%d\n", (int)((unsigned long)aligned % 64));
    printf("%d\n", __extension__ 0b1011);
    void *arithmetic = aligned;
    arithmetic += 3;
    printf("%d\n", arithmetic == &aligned[3]);
    return 0;
}
