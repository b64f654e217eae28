//! what: argument number 999999999
//! run: exit 0
//! check: clean
#include <stdio.h>
int main(void) {
    printf("%999999999$d", 1);
}
