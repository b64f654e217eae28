//! what: getpid getppid getuid and friends, isatty, sysconf, uname: properties only
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/types.h>
#include <sys/utsname.h>
#include <unistd.h>

int main(void) {
    printf("%d %d\n", getpid() > 0, getpid() == getpid());
    printf("%d %d\n", getppid() >= 0, getppid() != getpid());
    printf("%d %d\n", getuid() == geteuid(), getgid() == getegid());
    int p[2];
    pipe(p);
    errno = 0;
    printf("%d ", isatty(p[0]));
    printf("%d\n", errno == ENOTTY);
    errno = 0;
    printf("%d ", isatty(999));
    printf("%d\n", errno == EBADF);
    close(p[0]);
    close(p[1]);
    printf("%d %d\n", sysconf(_SC_PAGESIZE) == 4096, sysconf(_SC_NPROCESSORS_ONLN) >= 1);
    printf("%d %d\n", sysconf(_SC_OPEN_MAX) > 16, sysconf(_SC_CLK_TCK) == 100);
    errno = 0;
    printf("%ld ", sysconf(-1));
    printf("%d\n", errno == EINVAL);
    struct utsname u;
    printf("%d %s %s\n", uname(&u), u.sysname, u.machine);
    return 0;
}
