//! what: index -1 of a local array, from trimming an empty string
//! fail: stack-out-of-bounds
#include <stdio.h>
#include <string.h>

int main(void) {
    char line[16] = "";
#ifdef FIXED
    strcpy(line, "x\n");
#endif
    size_t n = strlen(line);
    if (line[n - 1] == '\n') //~ FAIL
        line[n - 1] = 0;
    printf("[%s]\n", line);
    return 0;
}
