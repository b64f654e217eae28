//! what: calls without a prototype that pass or take wider integers than the function has
//! cflags: -std=gnu89 -w
//! opt: 0 1 2
#include <stdio.h>

int is_minus_one();
int same();

int main() {
    int minus = -1;
    printf("%d %d\n", is_minus_one(-1L), same(-5L, -5));
    return 0;
}

int is_minus_one(a) int a; {
    int b = -1;
    return a == b;
}

int same(a, b) int a, b; { return a == b; }
