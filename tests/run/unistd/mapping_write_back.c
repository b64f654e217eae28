//! what: mmap rounds up to pages, shared mappings written back at exit, mprotect back and forth, mremap, partial munmap, errors
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static void failed(const char *what, void *p) {
    printf("%s %s\n", what, p == MAP_FAILED ? strerror(errno) : "fine");
}

int main(void) {
    int fd = open("f", O_RDWR | O_CREAT, 0600);
    write(fd, "0123456789", 10);
    char *m = mmap(0, 10, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    printf("%.10s %d %d\n", m, m[10], m[4095]);
    m[3] = 'x';
    m[20] = 'y';
    msync(m, 10, MS_SYNC);
    char b[20] = {0};
    printf("%zd %s\n", pread(fd, b, 19, 0), b);
    int ro = open("f", O_RDONLY);
    failed("read-only shared", mmap(0, 10, PROT_WRITE, MAP_SHARED, ro, 0));
    failed("read-only private", mmap(0, 10, PROT_WRITE | PROT_READ, MAP_PRIVATE, ro, 0));
    int wo = open("f", O_WRONLY);
    failed("write-only", mmap(0, 10, PROT_READ, MAP_PRIVATE, wo, 0));
    failed("offset", mmap(0, 10, PROT_READ, MAP_PRIVATE, fd, 5));
    failed("no kind", mmap(0, 10, PROT_READ, 0, fd, 0));
    failed("directory", mmap(0, 10, PROT_READ, MAP_PRIVATE, open(".", O_RDONLY), 0));
    failed("huge", mmap(0, 1ul << 62, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
    close(fd);
    m[5] = 'z';
    munmap(m, 10);
    pread(ro, b, 19, 0);
    printf("%s\n", b);
    char *a = mmap(0, 3 * 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    strcpy(a, "kept");
    printf("%d ", mprotect(a, 4096, PROT_READ));
    printf("%s ", a);
    printf("%d\n", mprotect(a, 4096, PROT_READ | PROT_WRITE));
    a[0] = 'K';
    printf("%d %d\n", munmap(a + 8192, 4096), munmap(a + 4096, 4096));
    printf("%s\n", a);
    char *bigger = mremap(a, 4096, 1 << 20, MREMAP_MAYMOVE);
    printf("%s %d\n", bigger, bigger[(1 << 20) - 1]);
    printf("%d\n", munmap(bigger, 1 << 20));
    errno = 0;
    printf("%d %d\n", munmap((char *)4097, 10), errno == EINVAL);
    printf("%d\n", madvise(mmap(0, 4096, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0), 4096, MADV_DONTNEED));
    unlink("f");
    return 0;
}
