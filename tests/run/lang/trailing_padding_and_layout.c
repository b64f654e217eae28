//! what: sizeof and offsetof of awkward layouts: packed, aligned, padding, nested unions, long double
#include <stddef.h>
#include <stdio.h>

struct a { char c; double d; char e; };
struct b { char c; long double l; };
struct __attribute__((packed)) c { char c; long double l; short s; };
struct __attribute__((aligned(32))) d { int i; };
struct e { char c; struct d inner; };
union f { char c[17]; long l; };
struct g { _Bool b; short s; _Bool t; __int128 w; };
struct h { char c; struct { int x : 3; char y; } in; float f[3]; };
struct i { union { struct { int anonymous, member; }; long whole; }; char tail; };

int main(void) {
    printf("%zu %zu %zu\n", sizeof(struct a), offsetof(struct a, d), offsetof(struct a, e));
    printf("%zu %zu\n", sizeof(struct b), offsetof(struct b, l));
    printf("%zu %zu\n", sizeof(struct c), offsetof(struct c, s));
    printf("%zu %zu %zu\n", sizeof(struct d), sizeof(struct e), offsetof(struct e, inner));
    printf("%zu %zu %zu\n", sizeof(union f), sizeof(struct g), offsetof(struct g, w));
    printf("%zu %zu %zu\n", sizeof(struct h), offsetof(struct h, f[2]), sizeof(struct i));
    struct i v = {.anonymous = 1, .member = 2, .tail = 'x'};
    printf("%lx %c\n", v.whole, v.tail);
    struct e array[2];
    printf("%d %td\n", (int)((size_t)&array[1].inner % 32), (char *)&array[1] - (char *)&array[0]);
    struct c packed = {'p', 2.5L, -4};
    struct c copy = packed;
    printf("%c %Lg %d\n", copy.c, copy.l, copy.s);
    return 0;
}
