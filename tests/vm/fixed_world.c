//! what: what is natively left to the machine or to root, and is always the same here
//! expect: 0 0 0 0
//! expect: -1 1 -1 1
//! expect: -1 1 -1 1
#define _GNU_SOURCE
#include <errno.h>
#include <execinfo.h>
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

int main(void) {
    void *frames[4];
    printf("%d %d %d", backtrace(frames, 4), backtrace_symbols(frames, 0) != NULL, system(NULL));
    backtrace_symbols_fd(frames, 0, 1);
    malloc_stats();
    sync();
    printf(" %d\n", setpgid(0, 0));
    printf("%d %d", (int)setsid(), errno == EPERM);
    errno = 0;
    printf(" %d", chroot(".")), printf(" %d\n", errno == EPERM);
    struct timespec t = {1, 0};
    struct timeval v = {1, 0};
    printf("%d %d", clock_settime(CLOCK_REALTIME, &t), errno == EPERM);
    printf(" %d %d\n", settimeofday(&v, NULL), errno == EPERM);
    return 0;
}
