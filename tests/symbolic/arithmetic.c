//! what: every operation on values that another thread writes: widths, signs, shifts, divisions, switches, selections
#include <pthread.h>
#include <stdint.h>
#include <string.h>

static volatile uint8_t b;
static volatile int16_t h;
static volatile int32_t w;
static volatile uint64_t d;
static volatile _Bool flag;
static volatile float f;
static volatile double g;
static volatile unsigned __int128 wide;
static struct {
    unsigned low : 3, middle : 7;
    int high : 11;
} fields;
static int table[16];
static volatile int out;
static volatile long long sink;

static int classify(int v)
{
    switch (v) {
    case 1: return 10;
    case 2:
    case 3:
    case 4: return 20;
    case 70: return 30;
    case -5: return 40;
    default: return 50;
    }
}

static int far(unsigned long v)
{
    switch (v) {
    case 1: return 1;
    case 1000000: return 2;
    case 0xffffffff00000001: return 3;
    default: return 4;
    }
}

static void *writer(void *arg)
{
    long n = (long)arg;
    for (int i = 0; i < 4; i++) {
        b += 77 * n;
        h = (int16_t)(h * 3 - 1000 * n);
        w = w * 5 + b - (h >> 3);
        d = d * 6364136223846793005u + n;
        flag = !flag;
        f = f + 1.5f;
        g = g * 2 + w;
        wide = wide * 3 + d;
        fields.low += n;
        fields.high -= 3;
        table[i] = w;
    }
    return 0;
}

static void *reader(void *arg)
{
    (void)arg;
    for (int i = 0; i < 6; i++) {
        uint8_t x8 = b, y8 = b;
        int16_t x16 = h;
        int32_t x = w, y = w;
        uint64_t u = d;
        long s = 0;
        s += (uint8_t)(x8 << (y8 & 15));
        s += (int8_t)x8 >> (y8 & 7);
        s += x8 / (y8 | 1) + x8 % ((y8 & 6) + 1);
        s += x16 * 7 - (x16 >> 2) + (uint16_t)x16 % 13;
        s += (x << (y & 31)) ^ (x >> (y & 31)) ^ ((unsigned)x >> 5);
        s += y ? x / y : 1;
        s += (u << (x & 63)) + (u >> (x & 63)) + ((int64_t)u >> 7) + u * 9 + u % 1001;
        s += x > y ? x : -y;
        s += x < 0 || y > 100 && x8 >= y8;
        s += classify(x8 & 7) + classify(x16) + classify(x % 80) + far(u) + far(x8);
        s += flag ? 3 : 4;
        s += (x & -8) | (y ^ -1);
        s += __builtin_bswap32(x) + __builtin_popcount(y) + (int)__builtin_bswap64(u);
        int r;
        s += __builtin_add_overflow(x, y, &r) + r;
        s += __builtin_mul_overflow(x, 3, &r) + r;
        long q;
        s += __builtin_sub_overflow((long)u, (long)x, &q) + q;
        s += (int)(f * 2) + (int)g + (f > 3) + (long)(wide >> 70) + (long)wide;
        s += fields.low + fields.middle + fields.high;
        s += table[x8 & 15] + table[(unsigned)y % 16];
        table[x8 & 15] = x;
        char text[8];
        memcpy(text, &u, 8);
        s += text[3] + (text[7] == 0);
        memset(text, x8, sizeof text);
        s += text[1];
        if (s & 1)
            out++;
        if ((unsigned)s > 1000)
            out += 2;
        sink = s;
        if (sink < 0)
            out ^= x;
    }
    return 0;
}

int main(void)
{
    pthread_t t[3];
    w = 5;
    h = -3;
    pthread_create(&t[0], 0, writer, (void *)1);
    pthread_create(&t[1], 0, writer, (void *)3);
    pthread_create(&t[2], 0, reader, 0);
    reader(0);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], 0);
    return out & 0;
}
