//! what: buffered output is flushed when main returns, also by an atexit handler and an open file
#include <stdio.h>
#include <stdlib.h>

static void last(void) {
    printf("from atexit, no newline");
}

int main(void) {
    atexit(last);
    printf("from main, ");
    fprintf(stderr, "stderr");
    return 0;
}
