//! what: strtok writes into a string literal
//! fail: write-to-constant
#include <stdio.h>
#include <string.h>

int main(void) {
    char copy[] = "a,b";
#ifdef FIXED
    char *list = copy;
#else
    char *list = "a,b";
#endif
    char *first = strtok(list, ","); //~ FAIL
    printf("%c\n", *first);
    return 0;
}
