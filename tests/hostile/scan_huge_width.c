//! what: scanf with a width of thousands of millions
//! run: exit 0
//! check: clean
#include <stdio.h>
int main(void) {
    char b[100];
    int n;
    return sscanf("12 abc", "%99999999999d %2147483647s", &n, b) < 0;
}
