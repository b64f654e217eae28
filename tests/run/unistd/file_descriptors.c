//! what: open creat read write pread pwrite lseek close ftruncate truncate and their errno values
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define FAILS(call, code) (errno = 0, printf("%d ", (int)(call)), printf("%d\n", errno == (code)))

int main(void) {
    char b[32] = {0};
    FAILS(open("none", O_RDONLY), ENOENT);
    int fd = open("f", O_RDWR | O_CREAT | O_EXCL, 0644);
    printf("%d\n", fd > 2);
    FAILS(open("f", O_RDWR | O_CREAT | O_EXCL, 0644), EEXIST);
    FAILS(open("f/x", O_RDONLY), ENOTDIR);
    FAILS(open(".", O_WRONLY), EISDIR);
    FAILS(open("f", O_RDONLY | O_DIRECTORY), ENOTDIR);
    printf("%zd\n", write(fd, "hello world", 11));
    printf("%ld\n", (long)lseek(fd, 0, SEEK_CUR));
    printf("%ld\n", (long)lseek(fd, -5, SEEK_END));
    printf("%zd %s\n", read(fd, b, 31), b);
    printf("%zd\n", read(fd, b, 31));
    printf("%zd\n", read(fd, b, 0));
    printf("%zd ", pread(fd, b, 5, 0));
    printf("%.5s %ld\n", b, (long)lseek(fd, 0, SEEK_CUR));
    printf("%zd ", pwrite(fd, "HELLO", 5, 0));
    printf("%zd\n", pread(fd, b, 100 > 31 ? 31 : 100, 3));
    printf("%.8s\n", b);
    FAILS(lseek(fd, -1, SEEK_SET), EINVAL);
    FAILS(lseek(fd, 0, 77), EINVAL);
    FAILS(pread(fd, b, 1, -1), EINVAL);
    printf("%d ", ftruncate(fd, 5));
    printf("%ld\n", (long)lseek(fd, 0, SEEK_END));
    printf("%d ", truncate("f", 8));
    memset(b, 'x', 8);
    printf("%zd %d %d\n", pread(fd, b, 31, 0), b[4], b[7]);
    FAILS(ftruncate(fd, -1), EINVAL);
    printf("%d\n", close(fd));
    FAILS(close(fd), EBADF);
    FAILS(read(fd, b, 1), EBADF);
    FAILS(write(-1, b, 1), EBADF);
    FAILS(lseek(fd, 0, SEEK_SET), EBADF);
    fd = creat("g", 0600);
    FAILS(read(fd, b, 1), EBADF);
    printf("%zd\n", write(fd, "abc", 3));
    close(fd);
    fd = open("g", O_WRONLY | O_APPEND);
    lseek(fd, 0, SEEK_SET);
    write(fd, "def", 3);
    close(fd);
    fd = open("g", O_RDONLY);
    printf("%zd %.6s\n", read(fd, b, 31), b);
    FAILS(write(fd, "x", 1), EBADF);
    close(fd);
    fd = open("g", O_RDWR | O_TRUNC);
    printf("%zd\n", read(fd, b, 1));
    close(fd);
    int dir = open(".", O_RDONLY | O_DIRECTORY);
    fd = openat(dir, "f", O_RDONLY);
    printf("%d\n", fd >= 0);
    close(fd);
    close(dir);
    printf("%d %d\n", unlink("f"), unlink("g"));
    FAILS(unlink("f"), ENOENT);
    FAILS(truncate("f", 0), ENOENT);
    return 0;
}
