//! what: the *at functions, owners, times, and what a path can be asked
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <unistd.h>

int main(void) {
    char b[256] = "", *real;
    struct stat s;
    mkdir("d", 0700);
    int dir = open("d", O_RDONLY | O_DIRECTORY), fd = openat(dir, "f", O_RDWR | O_CREAT, 0600);
    printf("%d %d", symlinkat("f", dir, "link"), (int)readlinkat(dir, "link", b, sizeof b)), printf(" %s\n", b);
    printf("%d %d", linkat(dir, "f", dir, "hard", 0), fstatat(dir, "hard", &s, 0)), printf(" %d\n", (int)s.st_nlink);
    printf("%d", fchmodat(dir, "f", 0640, 0)), fstat(fd, &s), printf(" %o\n", s.st_mode & 0777);
    printf("%d", renameat2(AT_FDCWD, "d/hard", dir, "moved", RENAME_NOREPLACE)), printf(" %d", renameat2(dir, "moved", dir, "f", RENAME_NOREPLACE));
    printf(" %d\n", errno == EEXIST);
    printf("%d %d %d %d\n", chown("d/f", -1, -1), lchown("d/link", -1, -1), fchown(fd, getuid(), getgid()), fchownat(dir, "f", -1, -1, 0));
    struct timespec when[2] = {{1000000, 5}, {2000000, 7}};
    printf("%d", futimens(fd, when)), fstat(fd, &s), printf(" %ld %ld %ld\n", (long)s.st_atime, (long)s.st_mtime, s.st_mtim.tv_nsec);
    struct timeval then[2] = {{3000000, 5}, {4000000, 7}};
    printf("%d", futimes(fd, then)), fstat(fd, &s), printf(" %ld %ld\n", (long)s.st_mtime, s.st_mtim.tv_nsec);
    then[1].tv_sec = 5000000;
    printf("%d", utimes("d/f", then)), stat("d/f", &s), printf(" %ld\n", (long)s.st_mtime);
    struct statx x;
    write(fd, "abc", 3);
    printf("%d", statx(dir, "f", 0, STATX_SIZE | STATX_MODE, &x)), printf(" %d %o %d\n", (int)x.stx_size, x.stx_mode, (x.stx_mask & STATX_SIZE) != 0);
    printf("%d %d %d\n", fdatasync(fd), syncfs(fd), fchdir(dir));
    real = canonicalize_file_name("link");
    printf("%s %d\n", strrchr(real, '/'), getcwd(b, sizeof b) != NULL), free(real);
    char old[4096];
    printf("%d\n", getwd(old) != NULL && !strcmp(old, b));
    printf("%d %d %d %d\n", eaccess("f", R_OK), euidaccess("f", R_OK), eaccess("none", F_OK), errno == ENOENT);
    printf("%ld %ld %d\n", pathconf(".", _PC_NAME_MAX), fpathconf(fd, _PC_PATH_MAX), (int)pathconf("none", _PC_NAME_MAX));
    printf("%d %d\n", isatty(fd), ttyname(fd) == NULL);
    printf("%d %d\n", ttyname_r(fd, b, sizeof b), errno == ENOTTY);
    int a = dup(fd), c = dup(fd);
    printf("%d", close_range(a, c, 0)), printf(" %d %d\n", fcntl(a, F_GETFD), fcntl(c, F_GETFD));
    unlink("moved"), unlink("link"), unlink("f"), chdir(".."), rmdir("d");
    closefrom(3);
    printf("%d %d\n", fcntl(fd, F_GETFD), errno == EBADF);
    return 0;
}
