//! what: readv writev preadv pwritev
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <sys/uio.h>
#include <unistd.h>

int main(void) {
    int fd = open("vec", O_RDWR | O_CREAT | O_TRUNC, 0600);
    struct iovec out[3] = {{"one", 3}, {"", 0}, {"three", 5}};
    printf("%zd\n", writev(fd, out, 3));
    char a[3] = {0}, b[4] = {0}, c[8] = {0};
    struct iovec in[3] = {{a, 2}, {b, 3}, {c, 7}};
    lseek(fd, 0, SEEK_SET);
    printf("%zd ", readv(fd, in, 3));
    printf("%s %s %s\n", a, b, c);
    printf("%zd\n", pwritev(fd, out, 1, 4));
    printf("%zd ", preadv(fd, in, 2, 3));
    printf("%s %s\n", a, b);
    printf("%zd\n", readv(fd, in, 0));
    close(fd);
    unlink("vec");
    return 0;
}
