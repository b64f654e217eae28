//! what: plain loops that -O2 and -O3 turn into vector code give the same results
//! opt: 0 2 3
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define N 1003
static int a[N], b[N], c[N];
static float fa[N], fb[N];
static unsigned char bytes[N], out[N];
static short halves[N];
static uint64_t wide[N];

int main(void) {
    for (int i = 0; i < N; i++) {
        a[i] = i * 7 % 131 - 60;
        b[i] = i * 13 % 257 - 100;
        fa[i] = (float)(i % 17) * 0.5f;
        fb[i] = (float)(i % 5) - 2;
        bytes[i] = (unsigned char)(i * 37);
        halves[i] = (short)(i * 91);
        wide[i] = (uint64_t)i * 0x9e3779b97f4a7c15u;
    }
    long sum = 0, dot = 0;
    int max = a[0], min = a[0], count = 0;
    unsigned xor = 0;
    for (int i = 0; i < N; i++) {
        c[i] = a[i] > b[i] ? a[i] - b[i] : b[i] - a[i];
        sum += c[i];
        dot += (long)a[i] * b[i];
        max = a[i] > max ? a[i] : max;
        min = b[i] < min ? b[i] : min;
        count += (a[i] & 3) == 0;
        xor ^= (unsigned)a[i] << (i & 7);
    }
    printf("%ld %ld %d %d %d %x\n", sum, dot, max, min, count, xor);
    for (int i = 0; i < N; i++)
        fa[i] = fa[i] * fb[i] + 1.0f;
    double total = 0;
    for (int i = 0; i < N; i++)
        total += fa[i];
    printf("%.6f\n", total);
    for (int i = 0; i < N; i++)
        out[i] = (unsigned char)((bytes[i] + bytes[N - 1 - i] + 1) >> 1);
    unsigned h = 0;
    for (int i = 0; i < N; i++)
        h = h * 31 + out[i];
    int hs = 0;
    for (int i = 0; i < N; i += 3)
        hs += halves[i] * 2;
    uint64_t w = 0;
    for (int i = 0; i < N; i++)
        w += wide[i] >> 7 ^ wide[i] << 3;
    for (int i = N - 1; i > 0; i--)
        a[i] = a[i - 1] + (int)(wide[i] & 1);
    for (int i = 0; i < N; i++)
        sum += a[i] * (i & 1 ? -1 : 1);
    unsigned bits = 0;
    for (int i = 0; i < N; i++)
        bits += (unsigned)__builtin_popcountll(wide[i]);
    printf("%u %d %lx %ld %u\n", h, hs, w, sum, bits);
    return 0;
}
