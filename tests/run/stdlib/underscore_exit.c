//! what: _exit skips handlers and does not flush; what was flushed before stays
//! status: 5
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static void never(void) {
    write(1, "handler\n", 8);
}

int main(void) {
    atexit(never);
    printf("flushed\n");
    fflush(stdout);
    printf("lost");
    _exit(5);
}
