//! what: a string without an end
//! run: stack-out-of-bounds
//! check: stack-out-of-bounds
#include <stdio.h>
int main(void) {
    char text[3] = {'a', 'b', 'c'};
    printf("%s\n", text); //~ FAIL
}
