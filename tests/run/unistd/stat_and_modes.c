//! what: stat fstat lstat access chmod umask and the S_IS macros
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utime.h>

static void show(const char *name, const struct stat *s) {
    printf("%s: reg %d dir %d lnk %d mode %o size %ld nlink %d\n", name, S_ISREG(s->st_mode), S_ISDIR(s->st_mode), S_ISLNK(s->st_mode),
           S_ISLNK(s->st_mode) ? 0 : s->st_mode & 0777, S_ISDIR(s->st_mode) ? 0L : (long)s->st_size, S_ISDIR(s->st_mode) ? 0 : (int)s->st_nlink);
}

int main(void) {
    struct stat s;
    mode_t before = umask(022);
    printf("%o\n", umask(027));
    int fd = open("file", O_RDWR | O_CREAT, 0666);
    write(fd, "12345", 5);
    printf("%d ", fstat(fd, &s));
    show("file", &s);
    close(fd);
    umask(before);
    printf("%d ", chmod("file", 0600));
    printf("%d ", stat("file", &s));
    show("file", &s);
    printf("%d %d %d\n", S_ISCHR(s.st_mode), S_ISFIFO(s.st_mode), s.st_blksize > 0);
    printf("%d %d\n", symlink("file", "link"), link("file", "hard"));
    printf("%d ", lstat("link", &s));
    show("link", &s);
    printf("%d ", stat("link", &s));
    show("link", &s);
    ino_t ino = s.st_ino;
    stat("hard", &s);
    printf("%d\n", ino == s.st_ino);
    mkdir("d", 0755);
    stat("d", &s);
    printf("%d %d\n", S_ISDIR(s.st_mode), s.st_mtime > 1600000000);
    printf("%d %d %d\n", access("file", F_OK), access("file", R_OK | W_OK), access("d", X_OK));
    errno = 0;
    printf("%d ", access("none", F_OK));
    printf("%d\n", errno == ENOENT);
    errno = 0;
    printf("%d ", stat("file/x", &s));
    printf("%d\n", errno == ENOTDIR);
    errno = 0;
    printf("%d ", fstat(-1, &s));
    printf("%d\n", errno == EBADF);
    errno = 0;
    printf("%d ", chmod("none", 0600));
    printf("%d\n", errno == ENOENT);
    fd = open("file", O_RDONLY);
    printf("%d ", fchmod(fd, 0640));
    fstat(fd, &s);
    printf("%o\n", s.st_mode & 0777);
    close(fd);
    struct timespec stamp[2] = {{1000000, 0}, {2000000, 0}};
    printf("%d ", utimensat(AT_FDCWD, "file", stamp, 0));
    stat("file", &s);
    printf("%ld %ld\n", (long)s.st_atime, (long)s.st_mtime);
    struct utimbuf both = {3000000, 4000000};
    printf("%d ", utime("file", &both));
    stat("file", &s);
    printf("%ld %ld\n", (long)s.st_atime, (long)s.st_mtime);
    unlink("link");
    unlink("hard");
    unlink("file");
    rmdir("d");
    return 0;
}
