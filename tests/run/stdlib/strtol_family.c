//! what: strtol strtoul strtoll strtoull atoi atol atoll: bases, ends, overflow and errno
#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    static const char *inputs[] = {"0", "42", "-42", "+7", "  12x", "", "-", "+-1", "0x1F", "0x", "0xg", "077", "08", "zz", "9223372036854775807", "9223372036854775808",
                                   "-9223372036854775808", "-9223372036854775809", "18446744073709551615", "18446744073709551616", "-1", "-18446744073709551615", "2147483648", "\t\n\v\f\r 5", "1e3", "0b11"};
    static const int bases[] = {0, 2, 8, 10, 16, 36};
    for (unsigned i = 0; i < sizeof inputs / sizeof *inputs; i++)
        for (unsigned b = 0; b < 6; b++) {
            char *end;
            errno = 0;
            long l = strtol(inputs[i], &end, bases[b]);
            printf("%u/%d: %ld +%d %d; ", i, bases[b], l, (int)(end - inputs[i]), errno);
            errno = 0;
            unsigned long u = strtoul(inputs[i], &end, bases[b]);
            printf("%lu +%d %d; ", u, (int)(end - inputs[i]), errno);
            errno = 0;
            long long ll = strtoll(inputs[i], &end, bases[b]);
            unsigned long long ull = strtoull(inputs[i], NULL, bases[b]);
            printf("%lld %llu\n", ll, ull);
        }
    char *end;
    errno = 0;
    const char *text = "12";
    printf("%ld %d\n", strtol(text, &end, 1), errno == EINVAL);
    errno = 0;
    printf("%ld %d\n", strtol(text, &end, 37), errno == EINVAL);
    printf("%d %d %d %d %d\n", atoi("123abc"), atoi("  -5"), atoi(""), atoi("x"), atoi("-2147483648"));
    printf("%ld %lld\n", atol("-9999999999"), atoll("9999999999 trailing"));
    printf("%jd %ju\n", strtoimax("-77", NULL, 10), strtoumax("ffff", &end, 16));
    printf("%jd\n", imaxabs(-5));
    imaxdiv_t q = imaxdiv(-7, 2);
    printf("%jd %jd\n", q.quot, q.rem);
    return 0;
}
