//! what: a string without an end, but a precision
//! run: exit 0
//! check: clean
#include <stdio.h>
int main(void) {
    char text[3] = {'a', 'b', 'c'};
    printf("%.3s\n", text);
}
