//! what: abs labs llabs div ldiv lldiv truncate towards zero
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    printf("%d %d %d %ld %lld\n", abs(-5), abs(0), abs(INT_MIN + 1), labs(LONG_MIN + 1), llabs(-9));
    for (int n = -7; n <= 7; n += 7)
        for (int d = -2; d <= 3; d += 5) {
            div_t q = div(n, d);
            ldiv_t l = ldiv(n * 1000000007L, d);
            lldiv_t m = lldiv(n * 10000000019LL, d * 3);
            printf("%d %d | %ld %ld | %lld %lld\n", q.quot, q.rem, l.quot, l.rem, m.quot, m.rem);
        }
    return 0;
}
