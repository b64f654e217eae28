//! what: %n at every width stores the count so far, %m prints strerror(errno) and takes no argument
#include <errno.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

int main(void) {
    signed char hh = -1;
    short h = -1;
    int n = -1;
    long l = -1;
    long long ll = -1;
    intmax_t j = -1;
    size_t z = 99;
    ptrdiff_t t = -1;
    printf("a%hhnbb%hnccc%n", &hh, &h, &n);
    printf("dddd%lneeeee%llnffffff%jng%znhh%tn\n", &l, &ll, &j, (ssize_t *)&z, &t);
    printf("%d %d %d %ld %lld %jd %zu %td\n", hh, h, n, l, ll, j, z, t);
    char small[4];
    int would = snprintf(small, sizeof small, "truncated%n here", &n);
    printf("%s %d %d\n", small, would, n);
    errno = ENOENT;
    printf("%m|%30m|%-30m|%.5m\n");
    errno = EINVAL;
    printf("%s %m %d\n", "before", 3);
    errno = 0;
    printf("%m\n");
    return 0;
}
