//! what: goto in and out of loops, nested breaks, comma, ternary chains, short circuit order, do-while, empty loops
//! opt: 0 2
#include <stdio.h>

static int trace(int id, int result) {
    printf("%d ", id);
    return result;
}

int main(void) {
    int i = 0, n = 0;
again:
    if (i++ < 3)
        goto again;
    printf("%d\n", i);
    for (int a = 0; a < 5; a++)
        for (int b = 0; b < 5; b++) {
            if (a * b == 6)
                goto out;
            n++;
        }
out:
    printf("%d\n", n);
    int x = (trace(1, 0) && trace(2, 1)) || (trace(3, 1) && !trace(4, 0));
    printf("= %d\n", x);
    x = trace(5, 1) ? trace(6, 2) ? 7 : 8 : trace(9, 9);
    printf("= %d\n", x);
    x = (trace(10, 1), trace(11, 2), 3);
    printf("= %d\n", x);
    int k = 10;
    do
        k -= 3;
    while (k > 0);
    printf("%d\n", k);
    for (;;) {
        if (++k > 5)
            break;
        if (k % 2)
            continue;
        printf("%d ", k);
    }
    printf("\n");
    unsigned u = 3;
    while (u--)
        printf("%u ", u);
    printf("%u\n", u);
    goto into;
    for (i = 0; i < 3; i++) {
        printf("loop ");
    into:
        printf("%d ", i);
    }
    printf("\n");
    if (0) {
    inside:
        printf("jumped in\n");
        return 0;
    }
    goto inside;
}
