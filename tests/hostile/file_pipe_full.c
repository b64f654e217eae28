//! what: writes into a pipe that nobody reads
//! run: exit 0 or deadlock or unsupported or unfinished
//! check: clean or deadlock or refused
#include <unistd.h>
static char b[65536];
int main(void) {
    int p[2];
    pipe(p);
    for (;;)
        if (write(p[1], b, sizeof b) < 0) //~ FAIL
            return 0;
}
