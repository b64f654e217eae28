//! what: free of a pointer that was advanced into its block
//! fail: invalid-free
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    char *text = strdup("  trimmed");
    char *start = text;
    while (*start == ' ')
        start++;
    printf("%s\n", start);
#ifdef FIXED
    start = text;
#endif
    free(start); //~ FAIL
    return 0;
}
