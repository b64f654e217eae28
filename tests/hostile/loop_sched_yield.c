//! what: yields for ever
//! run: unfinished
//! check: clean
#include <sched.h>
int main(void) {
    for (;;)
        sched_yield();
}
