//! what: constructors run by priority before main, destructors in the opposite order after exit handlers
#include <stdio.h>
#include <stdlib.h>

static int order;
__attribute__((constructor(102))) static void second(void) { printf("second %d\n", ++order); }
__attribute__((constructor(101))) static void first(void) { printf("first %d\n", ++order); }
__attribute__((constructor)) static void third(void) { printf("third %d\n", ++order); }
__attribute__((destructor(101))) static void last(void) { printf("last %d\n", ++order); }
__attribute__((destructor(102))) static void earlier(void) { printf("earlier %d\n", ++order); }
__attribute__((destructor)) static void earliest(void) { printf("earliest %d\n", ++order); }
static void handler(void) { printf("atexit %d\n", ++order); }

int main(void) {
    atexit(handler);
    printf("main %d\n", ++order);
    return 0;
}
