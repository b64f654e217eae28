//! what: thousands of live blocks, resized and freed in a mixed order, keep their contents
//! opt: 0 2
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SLOTS 257

static unsigned state = 12345;
static unsigned next(void) {
    return state = state * 1103515245u + 12345u;
}

int main(void) {
    unsigned char *block[SLOTS] = {0};
    size_t size[SLOTS] = {0};
    unsigned long check = 0;
    for (int step = 0; step < 8000; step++) {
        unsigned i = (next() >> 8) % SLOTS;
        size_t want = (next() >> 8) % 200 + 1;
        if (!block[i]) {
            block[i] = malloc(want);
            memset(block[i], (int)(i & 0xff), want);
            size[i] = want;
        } else if (next() & 0x10000) {
            size_t keep = size[i] < want ? size[i] : want;
            block[i] = realloc(block[i], want);
            for (size_t k = 0; k < keep; k++)
                if (block[i][k] != (i & 0xff))
                    return 1;
            memset(block[i], (int)(i & 0xff), want);
            size[i] = want;
        } else {
            for (size_t k = 0; k < size[i]; k++)
                check += block[i][k];
            free(block[i]);
            block[i] = NULL;
        }
    }
    for (int i = 0; i < SLOTS; i++)
        free(block[i]);
    printf("%lu\n", check);
    return 0;
}
