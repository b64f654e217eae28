//! what: a command of the shell
//! run: unsupported or exit 0
//! check: refused or clean
#include <stdlib.h>
int main(void) {
    return system("echo escaped > escaped") == 0;
}
