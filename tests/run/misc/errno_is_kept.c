//! what: errno keeps its value over successful calls and is an lvalue
#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int main(void) {
    errno = 77;
    size_t n = strlen("abc");
    free(malloc(10));
    printf("%d %zu\n", errno, n);
    errno = 0;
    close(-1);
    printf("%d ", errno == EBADF);
    strtol("5", NULL, 10);
    printf("%d\n", errno == EBADF);
    int *where = &errno;
    *where = ERANGE;
    printf("%d\n", errno == ERANGE);
    printf("%d %d %d %d %d %d\n", ENOENT, EINVAL, ERANGE, EBADF, EEXIST, ENOTDIR);
    errno++;
    printf("%d\n", errno);
    return 0;
}
