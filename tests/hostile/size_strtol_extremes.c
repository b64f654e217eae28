//! what: numbers at their limits, and bases that are none
//! run: exit 0
//! check: clean
#include <errno.h>
#include <limits.h>
#include <stdlib.h>
int main(void) {
    static const char *all[] = {"", "-", "+", "0x", "-0x", "0b", "99999999999999999999", "-99999999999999999999", "9223372036854775808",
        "-9223372036854775808", "-9223372036854775809", "18446744073709551615", "-1", "  \t\n 7", "zzzzzzzzzzzzzzzzzzzz"};
    static const int bases[] = {0, 1, 2, 8, 10, 16, 36, 37, -1, INT_MAX, INT_MIN};
    char *end;
    for (int i = 0; i < 15; i++)
        for (int k = 0; k < 11; k++) {
            strtol(all[i], &end, bases[k]);
            strtoul(all[i], &end, bases[k]);
            strtoll(all[i], 0, bases[k]);
        }
    return abs(INT_MIN) != INT_MIN || atoi("99999999999999999999") == 1;
}
