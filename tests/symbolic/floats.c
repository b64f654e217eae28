//! what: floating point of both widths: arithmetic, comparisons, conversions and the exact functions, on what inputs give
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

void unsnarl_symbolic(void *at, unsigned long size, const char *name);

static volatile float shared = 1.5f;

static float single(int n)
{
    unsigned bits;
    unsnarl_symbolic(&bits, sizeof bits, "single");
    /* Numbers of all sizes, and few without one. */
    bits ^= 0x3f800000u * (n & 1);
    float f;
    memcpy(&f, &bits, sizeof f);
    return f;
}

static double twice(long n)
{
    long bits;
    unsnarl_symbolic(&bits, sizeof bits, "double");
    bits ^= 0x3ff0000000000000l * (n & 1) + (n << 45);
    double d;
    memcpy(&d, &bits, sizeof d);
    return d;
}

static int compare(double a, double b)
{
    int seen = 0;
    if (a < b)
        seen |= 1;
    if (a <= b)
        seen |= 2;
    if (a > b)
        seen |= 4;
    if (a >= b)
        seen |= 8;
    if (a == b)
        seen |= 16;
    if (a != b)
        seen |= 32;
    if (isnan(a) || isunordered(a, b))
        seen |= 64;
    return seen;
}

static void *writer(void *arg)
{
    shared = 2.75f;
    shared = -0.0f;
    return arg;
}

int main(void)
{
    pthread_t t;
    int sum = 0;
    pthread_create(&t, NULL, writer, NULL);
    for (int i = 0; i < 3; i++) {
        float x = single(i), y = single(i + 1), z = shared;
        float all[] = { x + y, x - y, x * y, x / y, -x, fabsf(x), x * z + y, (float)(int)x, x - z };
        for (unsigned k = 0; k < sizeof all / sizeof *all; k++) {
            sum += compare(all[k], x);
            if (all[k] > 100)
                sum++;
        }
        if ((int)x == 3 || (unsigned char)(int)y == 7 || (long)x == -1 || (unsigned long)y > 1000)
            sum += 2;
    }
    for (int i = 0; i < 2; i++) {
        double x = twice(i), y = twice(i + 1), z = shared;
        double all[] = { x + y, x - y, x * y, x / y, -y, fabs(y), floor(x), ceil(x), trunc(x), rint(x), round(x), copysign(x, y), x * 0.1 - z };
        for (unsigned k = 0; k < sizeof all / sizeof *all; k++) {
            sum += compare(all[k], y);
            if ((float)all[k] < 0.5f)
                sum++;
        }
        if ((int)x == 3 || (unsigned)y == 7 || (long)x == -1 || (unsigned long)y > 1000 || (short)(int)x == 9)
            sum += 2;
    }
    int n;
    long m;
    unsnarl_symbolic(&n, sizeof n, "n");
    unsnarl_symbolic(&m, sizeof m, "m");
    if ((float)n / 3 > 7.25f || (double)m * 0.5 < -3 || (double)(unsigned long)m > 1e18 || (float)(unsigned)n == 16777216.0f)
        sum++;
    pthread_join(t, NULL);
    printf("%d\n", sum);
    return 0;
}
