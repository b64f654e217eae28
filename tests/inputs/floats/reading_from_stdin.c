//! what: a reading is scanned as a double; the alarm's limits leave a gap
//! options: --symbolic-stdin 6
//! find: assertion
//! input: stdin = "-7.5\n"
#include <assert.h>
#include <stdio.h>

int main(void)
{
    double reading;
    if (scanf("%lf", &reading) != 1)
        return 0;
    int low = reading < -7.5, high = reading > -7.5;
    assert(low || high); //~ FAIL
    return 0;
}
