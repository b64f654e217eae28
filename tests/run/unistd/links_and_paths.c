//! what: link symlink readlink rename realpath
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

int main(void) {
    char b[64], cwd[PATH_MAX], full[PATH_MAX];
    close(creat("target", 0600));
    printf("%d\n", symlink("target", "soft"));
    ssize_t n = readlink("soft", b, sizeof b);
    printf("%zd %.*s\n", n, (int)n, b);
    n = readlink("soft", b, 3);
    printf("%zd %.*s\n", n, (int)n, b);
    errno = 0;
    printf("%zd ", readlink("target", b, sizeof b));
    printf("%d\n", errno == EINVAL);
    errno = 0;
    printf("%d ", symlink("x", "soft"));
    printf("%d\n", errno == EEXIST);
    char *real = realpath(".", NULL);
    strcpy(cwd, real);
    free(real);
    printf("%d %s\n", realpath("./../././soft", full) == NULL, "not here");
    printf("%s\n", realpath("soft", full) ? full + strlen(cwd) : "null");
    printf("%s\n", realpath(".//target", full) ? full + strlen(cwd) : "null");
    errno = 0;
    printf("%d ", realpath("none", full) == NULL);
    printf("%d\n", errno == ENOENT);
    printf("%d %d\n", rename("target", "moved"), access("soft", F_OK));
    printf("%d\n", link("moved", "second"));
    close(creat("over", 0600));
    printf("%d\n", rename("moved", "over"));
    printf("%d %d\n", access("moved", F_OK), access("over", F_OK));
    mkdir("d", 0700);
    errno = 0;
    printf("%d ", rename("over", "d"));
    printf("%d\n", errno == EISDIR);
    printf("%d\n", rename("d", "e"));
    unlink("over");
    unlink("second");
    unlink("soft");
    rmdir("e");
    return 0;
}
