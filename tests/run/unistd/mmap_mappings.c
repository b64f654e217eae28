//! what: anonymous, private and shared file mappings, msync, mprotect-free unmapping and errors
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

int main(void) {
    long page = sysconf(_SC_PAGESIZE);
    printf("%d %d\n", page == getpagesize(), page >= 4096);
    char *a = mmap(NULL, 3 * (size_t)page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    long sum = 0;
    for (long i = 0; i < 3 * page; i++)
        sum += a[i];
    printf("%d %ld %d\n", a != MAP_FAILED, sum, (long)a % page == 0);
    strcpy(a + page - 3, "across pages");
    printf("%s\n", a + page - 3);
    printf("%d\n", munmap(a, 3 * (size_t)page));
    int fd = open("mapped", O_RDWR | O_CREAT | O_TRUNC, 0600);
    write(fd, "hello from the file", 19);
    char *r = mmap(NULL, 19, PROT_READ, MAP_PRIVATE, fd, 0);
    printf("%.19s\n", r);
    char *w = mmap(NULL, 19, PROT_READ | PROT_WRITE, MAP_PRIVATE, fd, 0);
    memcpy(w, "HELLO", 5);
    char b[32] = {0};
    pread(fd, b, 19, 0);
    printf("%.19s | %s\n", w, b);
    munmap(w, 19);
    munmap(r, 19);
    char *s = mmap(NULL, 19, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    memcpy(s, "SHARE", 5);
    printf("%d\n", msync(s, 19, MS_SYNC));
    munmap(s, 19);
    pread(fd, b, 19, 0);
    printf("%s\n", b);
    errno = 0;
    printf("%d ", mmap(NULL, 0, PROT_READ, MAP_PRIVATE, fd, 0) == MAP_FAILED);
    printf("%d\n", errno == EINVAL);
    errno = 0;
    printf("%d ", mmap(NULL, 10, PROT_READ, MAP_PRIVATE, 987, 0) == MAP_FAILED);
    printf("%d\n", errno == EBADF);
    close(fd);
    unlink("mapped");
    return 0;
}
