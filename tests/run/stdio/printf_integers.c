//! what: every integer conversion of printf with its flags, widths and precisions
#include <limits.h>
#include <stdio.h>

int main(void) {
    printf("[%d] [%i] [%u] [%o] [%x] [%X]\n", 42, -42, 42u, 42u, 48879u, 48879u);
    printf("[%5d] [%-5d] [%05d] [%+d] [% d] [%+5d] [% 05d]\n", 42, 42, 42, 42, 42, 42, 42);
    printf("[%5d] [%-5d] [%05d] [%+d] [% d] [%+5d] [% 05d]\n", -42, -42, -42, -42, -42, -42, -42);
    printf("[%.0d] [%.0d] [%.d] [%5.0d] [%+.0d]\n", 0, 1, 0, 0, 0);
    printf("[%.5d] [%8.5d] [%-8.5d] [%08.5d] [%.5d]\n", 42, 42, 42, 42, -42);
    printf("[%#o] [%#o] [%#x] [%#x] [%#X] [%#.0x] [%#.0o]\n", 0u, 8u, 0u, 255u, 255u, 0u, 0u);
    printf("[%#10x] [%#-10x] [%#010x] [%#.6x] [%#.6o]\n", 255u, 255u, 255u, 255u, 255u);
    printf("%d %d %u\n", INT_MIN, INT_MAX, UINT_MAX);
    printf("%ld %ld %lu\n", LONG_MIN, LONG_MAX, ULONG_MAX);
    printf("%lld %lld %llu %llx %llo\n", LLONG_MIN, LLONG_MAX, ULLONG_MAX, ULLONG_MAX, ULLONG_MAX);
    printf("[%*d] [%-*d] [%*d] [%.*d] [%.*d]\n", 6, 1, 6, 2, -6, 3, 4, 4, -1, 5);
    printf("[%'d] [%'15d] [%'u]\n", 1234567, -1234567, 1234567u);
    printf("[%-+8d] [%- 8d] [%+-08d] [%0-8d]\n", 7, 7, 7, 7);
    printf("[%c] [%3c] [%-3c] [%%]\n", 'a', 'b', 'c');
    int total = printf("%d%s", 12345, "\n");
    printf("%d\n", total);
    return 0;
}
