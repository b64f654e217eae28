/* int_loop: integer arithmetic in tight loops: Collatz lengths, an LCG and a xorshift mix.
 * usage: int_loop [limit] */
#include <stdio.h>
#include <stdlib.h>

static unsigned collatz(unsigned long n)
{
    unsigned steps = 0;
    while (n != 1) {
        if (n & 1)
            n = 3 * n + 1;
        else
            n >>= 1;
        steps++;
    }
    return steps;
}

int main(int argc, char **argv)
{
    int limit = argc > 1 ? atoi(argv[1]) : 28000;
    unsigned long sum = 0;
    unsigned best = 0, best_at = 0;
    for (int i = 1; i <= limit; i++) {
        unsigned s = collatz((unsigned long)i);
        sum += s;
        if (s > best) {
            best = s;
            best_at = (unsigned)i;
        }
    }

    unsigned long x = 88172645463325252UL;
    unsigned lcg = 12345u;
    unsigned long mix = 0;
    for (int i = 0; i < limit * 10; i++) {
        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
        lcg = lcg * 1664525u + 1013904223u;
        mix = (mix << 5 | mix >> 59) ^ (x + lcg);
        if ((lcg >> 16) % 7 == 3)
            mix += (unsigned long)i * 2654435761UL;
    }
    printf("int_loop %d: steps %lu best %u at %u mix %lx\n", limit, sum, best, best_at, mix);
    return 0;
}
