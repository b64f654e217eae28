//! what: waits for a signal that never comes
//! run: unsupported
//! check: refused
#include <unistd.h>
int main(void) {
    pause(); //~ FAIL
}
