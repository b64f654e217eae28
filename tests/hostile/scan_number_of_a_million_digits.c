//! what: a number of a million digits
//! run: exit 0
//! check: clean
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(void) {
    char *text = malloc(1000001);
    memset(text, '9', 1000000);
    text[1000000] = 0;
    double d;
    int n;
    sscanf(text, "%lf", &d);
    sscanf(text, "%d", &n);
    strtod(text, 0);
    strtold(text, 0);
    strtol(text, 0, 36);
    text[1] = '.';
    strtod(text, 0);
    memcpy(text, "0x", 2);
    strtod(text, 0);
    memcpy(text, "1e", 2);
    strtod(text, 0);
    free(text);
}
