//! what: a bomb of processes
//! run: unsupported or exit 0
//! check: refused or clean
#include <unistd.h>
int main(void) {
    for (;;)
        if (fork() < 0)
            return 0;
}
