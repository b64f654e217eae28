//! what: expect, assume, unreachable (not reached), object_size, constant_p, choose_expr, types_compatible, prefetch, memcpy inline
//! opt: 0 2
//! cflags: -lm
#include <math.h>
#include <stdio.h>
#include <string.h>

static int classify(int x) {
    if (__builtin_expect(x > 100, 0))
        return 2;
    switch (x & 3) {
    case 0: return 10;
    case 1: return 11;
    case 2: return 12;
    case 3: return 13;
    }
    __builtin_unreachable();
}
static int halve(int x) {
    __builtin_assume(x > 0);
    return x / 2;
}

int main(void) {
    char buffer[24];
    printf("%d %d %d %d\n", classify(200), classify(5), classify(6), halve(9));
    printf("%zu %zu %zu\n", __builtin_object_size(buffer, 0), __builtin_object_size(buffer + 4, 1), __builtin_object_size(&buffer[24], 0));
    printf("%d %d\n", __builtin_constant_p(5), __builtin_types_compatible_p(int, signed));
    printf("%d\n", __builtin_choose_expr(1, 7, "eight"));
    __builtin_prefetch(buffer);
    __builtin_memset(buffer, 'z', 23);
    buffer[23] = 0;
    printf("%zu %d\n", __builtin_strlen(buffer), __builtin_memcmp(buffer, "zz", 2));
    printf("%d %d %d\n", __builtin_abs(-4), __builtin_isnan(__builtin_nan("")), __builtin_isinf_sign(-__builtin_inf()));
    volatile double d = 2.25, e = -0.0;
    printf("%g %g %g %d\n", __builtin_fabs(-d), __builtin_sqrt(d), __builtin_copysign(d, e), __builtin_signbit(e) != 0);
    printf("%g %g %g %g\n", __builtin_floor(d), __builtin_ceil(d), __builtin_trunc(d), __builtin_fmax(d, e));
    printf("%d %d\n", __builtin_isgreater(d, e), __builtin_fpclassify(0, 1, 2, 3, 4, e));
    int *aligned = __builtin_assume_aligned(__builtin_alloca_with_align(16, 256), 32);
    printf("%d %d\n", (int)((unsigned long)aligned % 32), __builtin_is_aligned(aligned, 16));
    printf("%d %s\n", __LINE__, __func__);
    printf("%d\n", __builtin_return_address(0) != NULL);
    printf("%d\n", __builtin_frame_address(0) != NULL);
    return 0;
}
