//! what: changing a string literal
//! fail: write-to-constant
#include <stdio.h>

int main(void) {
    char copy[] = "literal";
#ifdef FIXED
    char *p = copy;
#else
    char *p = "literal";
#endif
    p[0] = 'L'; //~ FAIL
    printf("%s\n", copy + 1);
    return 0;
}
