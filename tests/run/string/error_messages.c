//! what: strerror for every errno, strerror_r in both forms, strsignal, and the names
#define _GNU_SOURCE
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>

int main(void) {
    for (int e = 0; e <= 134; e++)
        printf("%d %s\n", e, strerror(e));
    printf("%s\n", strerror(-1));
    printf("%s\n", strerror(99999));
    char buffer[64], tiny[8];
    printf("%s\n", strerror_r(ENOENT, buffer, sizeof buffer));
    printf("%s\n", strerror_r(77777, buffer, sizeof buffer));
    printf("%s\n", strerror_r(77777, tiny, sizeof tiny));
    for (int s = 1; s <= 31; s++)
        printf("%d %s\n", s, strsignal(s));
    printf("%s\n", strerrorname_np(ENOENT));
    printf("%s\n", sigabbrev_np(SIGSEGV));
    return 0;
}
