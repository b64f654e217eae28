//! what: quick_exit runs only at_quick_exit handlers, in reverse order
//! status: 9
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static void one(void) {
    write(1, "one\n", 4);
}
static void two(void) {
    write(1, "two\n", 4);
}
static void never(void) {
    write(1, "never\n", 6);
}

int main(void) {
    atexit(never);
    printf("%d %d\n", at_quick_exit(one), at_quick_exit(two));
    fflush(stdout);
    quick_exit(9);
}
