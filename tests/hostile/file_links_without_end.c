//! what: a link that leads to itself
//! run: exit 0
//! check: clean
#include <errno.h>
#include <fcntl.h>
#include <unistd.h>
int main(void) {
    symlink("b", "a");
    symlink("a", "b");
    return open("a", O_RDONLY) != -1 || errno != ELOOP;
}
