//! what: a FIFO that nobody else opens
//! run: exit 0 or deadlock or unsupported
//! check: clean or deadlock or refused
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
int main(void) {
    mkfifo("fifo", 0600);
    int fd = open("fifo", O_RDONLY); //~ FAIL
    char c;
    read(fd, &c, 1); //~ FAIL
}
