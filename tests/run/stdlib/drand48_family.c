//! what: the drand48 family follows the POSIX 48-bit congruence exactly
#define _DEFAULT_SOURCE
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    printf("%.17g %ld %ld\n", drand48(), lrand48(), mrand48());
    srand48(12345);
    for (int i = 0; i < 4; i++)
        printf("%.17g %ld %ld\n", drand48(), lrand48(), mrand48());
    unsigned short x[3] = {1, 2, 3};
    printf("%.17g ", erand48(x));
    printf("%ld ", nrand48(x));
    printf("%ld ", jrand48(x));
    printf("%u %u %u\n", x[0], x[1], x[2]);
    unsigned short seed[3] = {100, 200, 300};
    unsigned short *old = seed48(seed);
    printf("%d ", old != NULL);
    printf("%ld %ld\n", lrand48(), mrand48());
    unsigned short param[7] = {1, 0, 0, 5, 0, 0, 3};
    lcong48(param);
    printf("%ld %.17g\n", lrand48(), drand48());
    srand48(-1);
    printf("%ld\n", lrand48());
    return 0;
}
