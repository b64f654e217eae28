//! what: all of /dev/zero
//! options: --allow /dev
//! run: unfinished
//! check: clean
#include <fcntl.h>
#include <unistd.h>
static char b[65536];
int main(void) {
    int fd = open("/dev/zero", O_RDONLY);
    if (fd < 0)
        return 2;
    while (read(fd, b, sizeof b) > 0)
        ;
}
