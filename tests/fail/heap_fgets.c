//! what: fgets told more room than there is
//! fail: heap-out-of-bounds
//! stdin: a line that is longer than the buffer\n
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    char *line = malloc(16);
#ifdef FIXED
    int room = 16;
#else
    int room = 64;
#endif
    if (!fgets(line, room, stdin)) //~ FAIL
        return 1;
    printf("%c\n", line[0]);
    free(line);
    return 0;
}
