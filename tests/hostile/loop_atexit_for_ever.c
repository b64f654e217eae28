//! what: a function at exit that registers itself again
//! run: unfinished or exit 0
//! check: clean
#include <stdlib.h>
static void again(void) {
    atexit(again);
}
int main(void) {
    atexit(again);
}
