//! what: a null string given to strlen
//! fail: null-access
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    const char *home = getenv("UNSNARL_NO_SUCH_VARIABLE");
#ifdef FIXED
    if (!home)
        home = "default";
#endif
    size_t n = strlen(home); //~ FAIL
    printf("%zu\n", n);
    return 0;
}
