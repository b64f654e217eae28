//! what: scanf with %ms of a file without an end
//! options: --allow /dev
//! run: exit 0
//! check: clean
#define _GNU_SOURCE
#include <stdio.h>
int main(void) {
    char *text = 0;
    FILE *f = fopen("/dev/zero", "r");
    if (!f)
        return 2;
    fscanf(f, "%m[^x]", &text);
}
