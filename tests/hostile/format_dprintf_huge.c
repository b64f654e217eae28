//! what: a thousand million spaces to nowhere
//! run: exit 0
//! check: clean
#include <fcntl.h>
#include <stdio.h>
int main(void) {
    int fd = open("/dev/null", O_WRONLY);
    dprintf(fd, "%100000000d", 1);
    FILE *f = fdopen(fd, "w");
    fprintf(f, "%100000000d", 1);
}
