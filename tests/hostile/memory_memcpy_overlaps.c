//! what: memcpy onto itself
//! run: exit 0
//! check: clean
#include <string.h>
int main(void) {
    char b[100] = "abcdefghijklmnopqrstuvwxyz";
    memcpy(b + 1, b, 50);
    memcpy(b, b + 1, 50);
    memcpy(b, b, 100);
    memmove(b + 10, b, 90);
    strcpy(b, b + 1);
}
