//! what: strlen of a local array initialised without room for the terminator
//! fail: stack-out-of-bounds
#include <stdio.h>
#include <string.h>

int main(void) {
#ifdef FIXED
    char word[6] = "hello";
#else
    char word[5] = "hello";
#endif
    size_t n = strlen(word); //~ FAIL
    printf("%zu\n", n);
    return 0;
}
