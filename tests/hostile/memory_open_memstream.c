//! what: a stream in memory that grows for ever
//! run: exit 0 or unfinished
//! check: clean
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>
static char block[1 << 20];
int main(void) {
    char *text;
    size_t size;
    FILE *f = open_memstream(&text, &size);
    memset(block, 'x', sizeof block);
    for (;;)
        if (fwrite(block, 1, sizeof block, f) != sizeof block || fflush(f))
            return 0;
}
