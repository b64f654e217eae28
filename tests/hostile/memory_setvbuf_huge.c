//! what: a buffer larger than memory
//! run: exit 0
//! check: clean
#include <stdio.h>
int main(void) {
    setvbuf(stdout, 0, _IOFBF, 1UL << 62);
    puts("hello");
    setvbuf(stdin, 0, _IOFBF, -1);
    getchar();
}
