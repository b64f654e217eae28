//! what: exit in a function at exit
//! run: exit 0 or exit 3
//! check: clean or nonzero-exit
#include <stdlib.h>
static void again(void) {
    exit(3);
}
int main(void) {
    atexit(again);
    atexit(again);
}
