//! what: waits for a signal that never comes
//! run: deadlock
//! check: deadlock
#include <unistd.h>
int main(void) {
    pause(); //~ FAIL
}
