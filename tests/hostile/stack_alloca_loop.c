//! what: alloca in a loop without an end
//! run: stack-overflow
//! check: stack-overflow
#include <alloca.h>
int main(void) {
    for (;;)
        *(volatile char *)alloca(100) = 1; //~ FAIL
}
