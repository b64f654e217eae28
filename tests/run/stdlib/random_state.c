//! what: the re-entrant generators, and base-64 numbers
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    struct random_data data = {0}, more = {0};
    char state[128], small[32];
    int32_t v;
    initstate_r(42, state, sizeof state, &data);
    for (int i = 0; i < 4; i++) random_r(&data, &v), printf("%d ", v);
    srandom_r(7, &data);
    random_r(&data, &v), printf("%d\n", v);
    initstate_r(42, small, sizeof small, &more);
    for (int i = 0; i < 4; i++) random_r(&more, &v), printf("%d ", v);
    setstate_r(state, &more);
    random_r(&more, &v), printf("%d\n", v);
    struct drand48_data buffer = {0};
    double d;
    long l;
    srand48_r(99, &buffer);
    drand48_r(&buffer, &d), printf("%.15f", d);
    lrand48_r(&buffer, &l), printf(" %ld", l);
    mrand48_r(&buffer, &l), printf(" %ld\n", l);
    printf("%ld %ld\n", a64l("./"), a64l("zzzzz"));
    printf("%s", l64a(123456789)), printf(" '%s' %ld\n", l64a(0), a64l("N32I5"));
    return 0;
}
