//! what: a file of a million million bytes that holds nothing
//! run: exit 0
//! check: clean
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>
int main(void) {
    int fd = open("large", O_RDWR | O_CREAT, 0600);
    ftruncate(fd, 1L << 40);
    void *p = mmap(0, 1UL << 40, PROT_READ, MAP_PRIVATE, fd, 0);
    ftruncate(fd, 0);
    unlink("large");
    return p != MAP_FAILED;
}
