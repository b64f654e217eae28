//! what: perror with a prefix, an empty prefix and a null prefix; stderr is unbuffered
#include <errno.h>
#include <stdio.h>

int main(void) {
    errno = ENOENT;
    perror("prefix");
    errno = EACCES;
    perror("");
    errno = EINVAL;
    perror(NULL);
    errno = 0;
    perror("none");
    errno = 12345;
    perror("unknown");
    errno = ERANGE;
    fprintf(stderr, "%d\n", errno == ERANGE);
    fopen("no/such/file", "r");
    perror("fopen");
    fprintf(stderr, "done %s\n", "now");
    return 3;
}
