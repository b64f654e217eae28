//! what: atexit and on_exit run in reverse order, see the status, and may register more
//! status: 7
#define _DEFAULT_SOURCE
#include <stdio.h>
#include <stdlib.h>

static void first(void) {
    printf("first\n");
}
static void late(void) {
    printf("late\n");
}
static void second(void) {
    printf("second\n");
    atexit(late);
}
static void with_status(int status, void *arg) {
    printf("on_exit %d %s\n", status, (const char *)arg);
}
static void nested(int depth) {
    if (depth)
        nested(depth - 1);
    exit(7);
}

int main(void) {
    printf("%d\n", atexit(first));
    printf("%d\n", atexit(second));
    printf("%d\n", on_exit(with_status, "argument"));
    printf("%d\n", atexit(first));
    nested(3);
    printf("not reached\n");
    return 1;
}
