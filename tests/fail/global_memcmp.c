//! what: memcmp reads past a string literal that is shorter than the length given
//! fail: global-out-of-bounds
#include <stdio.h>
#include <string.h>

int main(void) {
    char data[16] = "magic";
#ifdef FIXED
    size_t n = 5;
#else
    size_t n = 16;
#endif
    int same = memcmp(data, "magic", n); //~ FAIL
    printf("%d\n", same);
    return 0;
}
