//! what: positions that are none
//! run: exit 0
//! check: clean
#include <limits.h>
#include <stdio.h>
int main(void) {
    FILE *f = tmpfile();
    static const long at[] = {LONG_MIN, -1, LONG_MAX, 1L << 40};
    if (!f)
        return 2;
    for (int i = 0; i < 4; i++)
        for (int whence = -1; whence < 5; whence++) {
            fseek(f, at[i], whence);
            ftell(f);
            fgetc(f);
        }
}
