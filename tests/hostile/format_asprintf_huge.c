//! what: asprintf of a thousand million spaces: no memory for that
//! run: exit 0
//! check: clean
#define _GNU_SOURCE
#include <stdio.h>
int main(void) {
    char *text;
    return asprintf(&text, "%1000000000d", 1) != -1;
}
