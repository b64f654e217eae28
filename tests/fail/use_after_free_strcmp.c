//! what: strcmp is given a freed string
//! fail: use-after-free
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    char *name = strdup("name");
#ifndef FIXED
    free(name);
#endif
    int r = strcmp(name, "name"); //~ FAIL
    printf("%d\n", r);
#ifdef FIXED
    free(name);
#endif
    return 0;
}
