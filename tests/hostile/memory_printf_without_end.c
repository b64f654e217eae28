//! what: a buffered stream that is never flushed
//! options: --allow /dev
//! run: exit 0 or unfinished
//! check: clean
#include <stdio.h>
#include <string.h>
static char block[1 << 20];
int main(void) {
    memset(block, 'x', sizeof block - 1);
    FILE *f = fopen("/dev/null", "w");
    setvbuf(f, 0, _IOFBF, 1 << 30);
    for (int i = 0; i < 2000; i++)
        fputs(block, f);
}
