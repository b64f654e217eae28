//! what: long doubles made of bytes that no operation gives: pseudo-denormals, unnormals, pseudo-infinities and pseudo-NaNs
//! cflags: -lm
#define _GNU_SOURCE
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

int __issignaling(double), __issignalingf(float), __issignalingl(long double);
int __fpclassifyl(long double), __isnanl(long double), __isinfl(long double), __finitel(long double), __signbitl(long double);

static void show(const char *name, uint16_t head, uint64_t mantissa)
{
    long double made = 0;
    memcpy(&made, &mantissa, 8);
    memcpy((char *)&made + 8, &head, 2);
    volatile long double x = made;
    printf("%-16s macros: class %d nan %d inf %d finite %d normal %d sign %d signaling %d\n", name, fpclassify(x),
           isnan(x) != 0, isinf(x) != 0, isfinite(x) != 0, isnormal(x) != 0, signbit(x) != 0, issignaling(x) != 0);
    printf("%16s builtins: nan %d inf %d finite %d normal %d\n", "", __builtin_isnan(x) != 0, __builtin_isinf(x) != 0,
           __builtin_isfinite(x) != 0, __builtin_isnormal(x) != 0);
    printf("%16s functions: class %d nan %d inf %d finite %d sign %d signaling %d\n", "", __fpclassifyl(x),
           __isnanl(x) != 0, __isinfl(x), __finitel(x) != 0, __signbitl(x) != 0, __issignalingl(x) != 0);
    printf("%16s equal %d less %d greater %d, as double nan %d, plus one nan %d\n", "", x == x, x < 1, x > 1,
           isnan((double)x) != 0, isnan(x + 1) != 0);
    unsigned char bytes[10];
    long double copy = x;
    memcpy(bytes, &copy, 10);
    for (int i = 9; i >= 0; i--)
        printf("%02x", bytes[i]);
    puts("");
}

int main(void)
{
    show("zero", 0, 0);
    show("denormal", 0, 1);
    show("pseudo-denormal", 0, 0x8000000000000001);
    show("normal", 0x3fff, 0x8000000000000000);
    show("unnormal", 0x3fff, 0x4000000000000000);
    show("unnormal zero", 0x3fff, 0);
    show("infinity", 0x7fff, 0x8000000000000000);
    show("pseudo-infinity", 0x7fff, 0);
    show("pseudo-NaN", 0x7fff, 0x4000000000000000);
    show("pseudo-NaN", 0x7fff, 1);
    show("quiet NaN", 0x7fff, 0xc000000000000000);
    show("signaling NaN", 0x7fff, 0x8000000000000001);
    show("signaling NaN", 0x7fff, 0xa000000000000000);
    show("-unnormal", 0xbfff, 0x4000000000000000);
    show("-infinity", 0xffff, 0x8000000000000000);
    printf("%d %d %d %d\n", __issignaling(__builtin_nans("")) != 0, __issignaling(NAN) != 0,
           __issignalingf(__builtin_nansf("")) != 0, __issignalingf(1) != 0);
    return 0;
}
