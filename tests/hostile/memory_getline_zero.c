//! what: getline of a line without an end
//! options: --allow /dev
//! run: exit 0
//! check: clean
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
int main(void) {
    char *line = 0;
    size_t room = 0;
    FILE *f = fopen("/dev/zero", "r");
    if (!f)
        return 2;
    return getline(&line, &room, f) != -1;
}
