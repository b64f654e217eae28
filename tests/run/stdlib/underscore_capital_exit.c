//! what: _Exit skips handlers; the status is cut to 8 bits
//! status: 1
#include <stdio.h>
#include <stdlib.h>

static void never(void) {
    printf("handler\n");
}

int main(void) {
    atexit(never);
    puts("before");
    fflush(stdout);
    _Exit(257);
}
