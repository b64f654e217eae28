//! what: sleeps for ever, in small pieces
//! run: unfinished
//! check: clean
#include <unistd.h>
int main(void) {
    for (;;)
        usleep(1);
}
