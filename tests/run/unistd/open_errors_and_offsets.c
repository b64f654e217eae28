//! what: lowest free descriptor, O_ flags and errors of open, shared offsets, fcntl locks, ftruncate, fallocate, copy_file_range
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <unistd.h>

static void failed(const char *what, long r) {
    printf("%s %ld %s\n", what, r, r < 0 ? strerror(errno) : "fine");
}

int main(void) {
    char b[64];
    int a = open("a", O_RDWR | O_CREAT | O_EXCL, 0644);
    int c = open("a", O_RDONLY);
    printf("%d %d\n", a, c);
    close(a);
    printf("%d\n", open("a", O_RDWR));
    failed("excl", open("a", O_RDWR | O_CREAT | O_EXCL, 0644));
    failed("slash", open("a/", O_RDONLY));
    failed("below a file", open("a/b", O_RDONLY | O_CREAT, 0600));
    failed("missing", open("nothing", O_RDONLY));
    failed("empty", open("", O_RDONLY));
    failed("directory", open("a", O_RDONLY | O_DIRECTORY));
    mkdir("d", 0700);
    failed("write a directory", open("d", O_WRONLY));
    failed("create a directory", open("d", O_RDONLY | O_CREAT, 0600));
    failed("trailing slash", open("new/", O_WRONLY | O_CREAT, 0600));
    symlink("nowhere", "dangling");
    failed("dangling", open("dangling", O_RDONLY));
    failed("dangling excl", open("dangling", O_WRONLY | O_CREAT | O_EXCL, 0600));
    failed("nofollow", open("dangling", O_RDONLY | O_NOFOLLOW));
    int made = open("dangling", O_WRONLY | O_CREAT, 0600);
    failed("through the link", made);
    failed("nowhere exists", access("nowhere", F_OK));
    close(made);
    symlink("loop2", "loop1");
    symlink("loop1", "loop2");
    failed("loop", open("loop1", O_RDONLY));
    char lengthy[400];
    memset(lengthy, 'n', sizeof lengthy);
    lengthy[399] = 0;
    failed("long name", open(lengthy, O_RDONLY));
    failed("read only", write(c, "x", 1));
    failed("closed", read(77, b, 1));
    failed("negative", close(-1));
    failed("seek negative", lseek(a, -5, SEEK_SET));
    failed("seek whence", lseek(a, 0, 99));
    failed("truncate read-only", ftruncate(c, 3));
    failed("write", write(a, "0123456789", 10));
    failed("truncate", ftruncate(a, 4));
    failed("at", lseek(a, 0, SEEK_CUR));
    failed("behind", write(a, "!", 1));
    failed("end", lseek(a, 0, SEEK_END));
    failed("pread", pread(a, b, 64, 0));
    for (int i = 0; i < 11; i++)
        printf("%x ", b[i]);
    printf("\n");
    failed("pread negative", pread(a, b, 1, -1));
    failed("fallocate", posix_fallocate(a, 0, 100));
    struct stat s;
    fstat(a, &s);
    printf("%ld\n", (long)s.st_size);
    int target = open("copy", O_RDWR | O_CREAT, 0600);
    loff_t from = 0, to = 5;
    failed("copy", copy_file_range(a, &from, target, &to, 4, 0));
    printf("%ld %ld\n", (long)from, (long)to);
    off_t o = 2;
    failed("sendfile", sendfile(target, a, &o, 3));
    printf("%ld %ld\n", (long)o, (long)lseek(target, 0, SEEK_CUR));
    struct flock lock = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    failed("lock", fcntl(target, F_SETLK, &lock));
    failed("getlk", fcntl(target, F_GETLK, &lock));
    printf("%d\n", lock.l_type == F_UNLCK);
    failed("flock", flock(target, LOCK_EX));
    failed("lockf", lockf(target, F_LOCK, 0));
    failed("fcntl", fcntl(target, 9999));
    failed("dupfd", fcntl(target, F_DUPFD, -1));
    failed("dup2", dup2(target, -1));
    failed("dup3 same", dup3(target, target, 0));
    failed("fsync pipe", ({ int p[2]; pipe(p); int r = fsync(p[0]); close(p[0]); close(p[1]); r; }));
    printf("%x\n", fcntl(target, F_GETFL));
    fcntl(target, F_SETFL, O_APPEND);
    lseek(target, 0, SEEK_SET);
    write(target, "end", 3);
    printf("%x %ld\n", fcntl(target, F_GETFL), (long)lseek(target, 0, SEEK_CUR));
    int dirfd = open("d", O_RDONLY | O_DIRECTORY);
    int inside = openat(dirfd, "inside", O_WRONLY | O_CREAT, 0600);
    failed("inside", access("d/inside", F_OK));
    failed("not a directory", openat(inside, "x", O_RDONLY));
    failed("read a directory", read(dirfd, b, 1));
    failed("faccessat", faccessat(dirfd, "inside", R_OK, 0));
    failed("fstatat", fstatat(dirfd, "inside", &s, 0));
    failed("mkdirat", mkdirat(dirfd, "deeper", 0700));
    failed("renameat", renameat(dirfd, "inside", AT_FDCWD, "out"));
    failed("rmdir full", rmdir("d"));
    failed("unlink a directory", unlinkat(dirfd, "deeper", 0));
    failed("rmdir", unlinkat(dirfd, "deeper", AT_REMOVEDIR));
    failed("rmdir file", rmdir("out"));
    failed("rmdir dot", rmdir("."));
    failed("unlink missing", unlink("missing"));
    failed("unlink slash", unlink("out/"));
    failed("rename missing", rename("missing", "x"));
    failed("rename onto a directory", rename("out", "d"));
    failed("rename a directory", rename("d", "e"));
    failed("rename into itself", rename("e", "e/f"));
    failed("link a directory", link("e", "f"));
    failed("link exists", link("out", "a"));
    failed("symlink exists", symlink("out", "a"));
    failed("readlink file", readlink("a", b, 10));
    failed("readlink short", readlink("dangling", b, 3));
    failed("mkdir exists", mkdir("a", 0700));
    failed("chdir file", chdir("a"));
    failed("access x", access("a", X_OK));
    failed("access bad", access("a", 99));
    failed("truncate", truncate("out", 7));
    failed("stat", stat("out", &s));
    printf("%ld\n", (long)s.st_size);
    failed("truncate directory", truncate("e", 7));
    failed("isatty", isatty(target));
    failed("nul", open("/dev/null", O_RDWR));
    stat("/dev/null", &s);
    printf("%d\n", S_ISCHR(s.st_mode));
    failed("absolutely missing", open("/no/such/file", O_RDONLY));
    failed("fd", open("/dev/fd/999", O_RDONLY));
    char list[12][12] = {"a", "copy", "dangling", "nowhere", "loop1", "loop2", "out"};
    for (int i = 0; i < 7; i++)
        unlink(list[i]);
    rmdir("e");
    return 0;
}
