//! what: read of half the address space
//! options: --allow /dev
//! run: stack-out-of-bounds or exit 0
//! check: stack-out-of-bounds or clean
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>
int main(void) {
    char a[8];
    volatile size_t n = 1UL << 62;
    int fd = open("/dev/zero", O_RDONLY);
    if (fd >= 0)
        read(fd, a, n); //~ FAIL
}
