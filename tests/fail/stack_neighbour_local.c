//! what: an overflow from one local into another that lies next to it
//! fail: stack-out-of-bounds
#include <stdio.h>
#include <string.h>

int main(void) {
    char password[8] = "secret", input[8];
#ifdef FIXED
    const char *typed = "short";
#else
    const char *typed = "typed too much";
#endif
    size_t i = 0;
    for (; typed[i]; i++)
        input[i] = typed[i]; //~ FAIL
    input[i] = 0;
    printf("%d\n", strcmp(password, input) == 0);
    return 0;
}
