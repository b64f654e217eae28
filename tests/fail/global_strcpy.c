//! what: strcpy past a static buffer
//! fail: global-out-of-bounds
#include <stdio.h>
#include <string.h>

static char title[8];

int main(void) {
#ifdef FIXED
    const char *text = "fits";
#else
    const char *text = "does not fit";
#endif
    strcpy(title, text); //~ FAIL
    printf("%s\n", title);
    return 0;
}
