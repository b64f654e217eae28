//! what: a program that wants to become another one
//! run: unsupported or exit 0
//! check: refused or clean
#include <stdlib.h>
#include <unistd.h>
int main(void) {
    execl("/bin/rm", "rm", "-rf", "/nowhere", (char *)0);
}
