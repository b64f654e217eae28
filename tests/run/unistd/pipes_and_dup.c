//! what: pipe dup dup2 fcntl F_GETFL/F_SETFL/F_DUPFD, poll and select on a pipe
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/select.h>
#include <unistd.h>

int main(void) {
    int p[2];
    char b[16] = {0};
    printf("%d %d\n", pipe(p), p[0] != p[1]);
    struct pollfd pf = {p[0], POLLIN, 0};
    printf("%d\n", poll(&pf, 1, 0));
    printf("%zd\n", write(p[1], "through", 7));
    printf("%d %d\n", poll(&pf, 1, 0), pf.revents == POLLIN);
    fd_set set;
    FD_ZERO(&set);
    FD_SET(p[0], &set);
    struct timeval zero = {0, 0};
    printf("%d ", select(p[0] + 1, &set, NULL, NULL, &zero));
    printf("%d %d\n", FD_ISSET(p[0], &set) != 0, FD_ISSET(p[1], &set) != 0);
    int waiting = 0;
    printf("%d ", ioctl(p[0], FIONREAD, &waiting));
    printf("%d\n", waiting);
    printf("%zd %s\n", read(p[0], b, 4), b);
    int copy = dup(p[1]);
    printf("%d\n", copy > 2 && copy != p[1]);
    close(p[1]);
    printf("%zd\n", write(copy, "!", 1));
    close(copy);
    memset(b, 0, sizeof b);
    printf("%zd %s\n", read(p[0], b, sizeof b), b);
    printf("%zd\n", read(p[0], b, sizeof b));
    errno = 0;
    printf("%ld ", (long)lseek(p[0], 0, SEEK_SET));
    printf("%d\n", errno == ESPIPE);
    close(p[0]);
    printf("%d ", pipe2(p, O_NONBLOCK | O_CLOEXEC));
    errno = 0;
    printf("%zd ", read(p[0], b, 1));
    printf("%d\n", errno == EAGAIN);
    printf("%d %d\n", fcntl(p[0], F_GETFD), (fcntl(p[0], F_GETFL) & O_NONBLOCK) != 0);
    fcntl(p[0], F_SETFL, 0);
    printf("%d\n", (fcntl(p[0], F_GETFL) & O_NONBLOCK) != 0);
    printf("%d %d\n", (fcntl(p[0], F_GETFL) & O_ACCMODE) == O_RDONLY, (fcntl(p[1], F_GETFL) & O_ACCMODE) == O_WRONLY);
    int high = fcntl(p[0], F_DUPFD, 50);
    printf("%d\n", high >= 50);
    close(high);
    close(p[0]);
    close(p[1]);
    errno = 0;
    printf("%d ", fcntl(p[0], F_GETFL));
    printf("%d\n", errno == EBADF);
    fflush(stdout);
    int saved = dup(1);
    int file = open("redirected", O_RDWR | O_CREAT | O_TRUNC, 0600);
    printf("%d", dup2(file, 1));
    printf("in the file\n");
    fflush(stdout);
    dup2(saved, 1);
    memset(b, 0, sizeof b);
    pread(file, b, sizeof b - 1, 0);
    printf("read back: %s", b);
    errno = 0;
    printf("%d ", dup2(999, 5));
    printf("%d %d\n", errno == EBADF, dup2(1, 1));
    close(saved);
    close(file);
    unlink("redirected");
    return 0;
}
