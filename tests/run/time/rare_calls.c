//! what: the rare functions of time.h, and what only root may do
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

int dysize(int);

int main(void) {
    printf("%d %d %d %d\n", dysize(1900), dysize(2000), dysize(2023), dysize(2024));
    struct tm tm = {.tm_year = 100, .tm_mon = 5, .tm_mday = 31};
    printf("%ld %d %d\n", (long)timelocal(&tm), tm.tm_mon, tm.tm_mday);
    struct timespec res = {0};
    printf("%d", timespec_getres(&res, TIME_UTC) == TIME_UTC), printf(" %d\n", res.tv_sec == 0 && res.tv_nsec > 0);
    return 0;
}
