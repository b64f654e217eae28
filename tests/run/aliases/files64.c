//! what: the names with 64 in them do what the plain ones do
#define _GNU_SOURCE
#define _LARGEFILE64_SOURCE
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

int __xstat(int, const char *, struct stat *), __lxstat(int, const char *, struct stat *), __fxstat(int, int, struct stat *);
int __fxstatat(int, int, const char *, struct stat *, int), __fxstatat64(int, int, const char *, struct stat64 *, int);
int __xstat64(int, const char *, struct stat64 *), __lxstat64(int, const char *, struct stat64 *), __fxstat64(int, int, struct stat64 *);

int main(void) {
    struct stat s;
    struct stat64 t;
    char b[32] = "";
    int fd = open64("file", O_RDWR | O_CREAT, 0640), other = creat64("other", 0600);
    printf("%zd %zd", pwrite64(fd, "0123456789", 10, 0), pread64(fd, b, 3, 4));
    printf(" %s %lld\n", b, (long long)lseek64(fd, -2, SEEK_END));
    struct iovec two[2] = {{b, 2}, {b + 5, 3}};
    printf("%zd", preadv64(fd, two, 2, 1)), printf(" %s %s", b, b + 5), printf(" %zd\n", pwritev64(fd, two, 2, 10));
    printf("%d %d", stat64("file", &t), (int)t.st_size), printf(" %d %d", lstat64("file", &t), (int)t.st_size);
    printf(" %d %d", fstat64(fd, &t), (int)t.st_size), printf(" %d %d\n", fstatat64(AT_FDCWD, "file", &t, 0), (int)t.st_size);
    printf("%d %d", __xstat(1, "file", &s), (int)s.st_size), printf(" %d", __lxstat(1, "file", &s)), printf(" %d", __fxstat(1, fd, &s));
    printf(" %d %o\n", __fxstatat(1, AT_FDCWD, "file", &s, 0), s.st_mode);
    printf("%d %d", __xstat64(1, "file", &t), (int)t.st_size), printf(" %d", __lxstat64(1, "nofile", &t)), printf(" %d", __fxstat64(1, fd, &t));
    printf(" %d %o\n", __fxstatat64(1, AT_FDCWD, "file", &t, 0), t.st_mode);
    printf("%d %d %d", ftruncate64(fd, 6), truncate64("other", 100), posix_fallocate64(other, 0, 200));
    fstat64(other, &t), printf(" %d %d\n", (int)t.st_size, posix_fadvise64(fd, 0, 0, POSIX_FADV_SEQUENTIAL) | posix_fadvise(fd, 0, 6, POSIX_FADV_RANDOM));
    printf("%d", fcntl64(fd, F_GETFL) & O_ACCMODE), printf(" %d\n", lockf64(fd, F_LOCK, 0));
    off64_t at = 1;
    printf("%zd", sendfile64(other, fd, &at, 3)), printf(" %d\n", (int)at);
    char *map = mmap64(NULL, 6, PROT_READ, MAP_PRIVATE, fd, 0);
    printf("%.6s\n", map);
    munmap(map, 6);
    int dir = open(".", O_RDONLY | O_DIRECTORY), again = openat64(dir, "file", O_RDONLY);
    printf("%d\n", again > dir);

    FILE *f = fopen64("file", "r+");
    fpos64_t here;
    printf("%d %d", fseeko64(f, 3, SEEK_SET), (int)ftello64(f)), printf(" %d", fgetpos64(f, &here));
    printf(" %c", fgetc(f)), printf(" %d %c\n", fsetpos64(f, &here), fgetc(f));
    f = freopen64("other", "r", f);
    printf("%d\n", f != NULL && fgetc(f) == '1');
    fclose(f);
    f = tmpfile64();
    printf("%d\n", fputs("tmp", f) >= 0 && fclose(f) == 0);
    char a[] = "aXXXXXX", c[] = "cXXXXXX", d[] = "dXXXXXX.t", e[] = "eXXXXXX.t", g[] = "gXXXXXX.t";
    printf("%d", mkstemp64(a) > 2), printf("%d", mkostemp64(c, O_APPEND) > 2), printf("%d", mkstemps64(d, 2) > 2);
    printf("%d", mkostemps(e, 2, 0) > 2), printf("%d %s\n", mkostemps64(g, 2, 0) > 2, g + 7);
    unlink(a), unlink(c), unlink(d), unlink(e), unlink(g), unlink("other");
    int seen = 0;
    DIR *list = fdopendir(dir);
    for (struct dirent64 *entry; (entry = readdir64(list));) seen += !strcmp(entry->d_name, "file");
    rewinddir(list);
    struct dirent one, *result;
    while (readdir_r(list, &one, &result) == 0 && result) seen += !strcmp(one.d_name, "file");
    rewinddir(list);
    struct dirent64 one64, *result64;
    while (readdir64_r(list, &one64, &result64) == 0 && result64) seen += !strcmp(one64.d_name, "file");
    printf("%d\n", seen);
    closedir(list);
    unlink("file");
    struct rlimit64 limit, limit2;
    printf("%d", getrlimit64(RLIMIT_CORE, &limit)), printf(" %d\n", setrlimit64(RLIMIT_CORE, &limit));
    printf("%d", prlimit64(0, RLIMIT_CORE, NULL, &limit2)), printf(" %d\n", limit.rlim_max == limit2.rlim_max);
    struct rlimit plain;
    printf("%d", prlimit(0, RLIMIT_NOFILE, NULL, &plain)), printf(" %d %d\n", setrlimit(RLIMIT_NOFILE, &plain), plain.rlim_cur > 0);
    return 0;
}
