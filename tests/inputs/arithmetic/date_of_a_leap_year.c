//! what: 29 February of a year that is a multiple of 100 is accepted
//! find: assertion
//! input: packed = 1075293
#include <assert.h>
#include <stddef.h>
#include <stdint.h>

void unsnarl_symbolic(void *at, size_t size, const char *name);

static const int before[] = { 0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334 };

static int days_before(int year)
{
    return 365 * year + (year - 1) / 4 - (year - 1) / 100 + (year - 1) / 400;
}

int main(void)
{
    uint32_t packed;
    unsnarl_symbolic(&packed, sizeof packed, "packed");
    int year = (int)(packed >> 9) & 0x7fff, month = packed >> 5 & 15, day = packed & 31;
    if (year < 1900 || month != 2 || day != 29)
        return 0;
    int leap = year % 4 == 0; /* the rule of 100 and 400 is forgotten */
    if (leap)
        assert(days_before(year) + before[month] + 1 < days_before(year + 1) - 305); //~ FAIL
    return 0;
}
