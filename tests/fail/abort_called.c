//! what: the program calls abort
//! fail: abort
#include <stdio.h>
#include <stdlib.h>

static void check(int ok) {
    if (!ok)
        abort(); //~ FAIL
}

int main(void) {
#ifdef FIXED
    check(1);
#else
    check(0);
#endif
    puts("done");
    return 0;
}
