//! what: the POSIX strerror_r (__xpg_strerror_r) returns 0, EINVAL or ERANGE
#define _POSIX_C_SOURCE 200809L
#include <errno.h>
#include <stdio.h>
#include <string.h>

int main(void) {
    char text[64], tiny[4];
    printf("%d ", strerror_r(EACCES, text, sizeof text));
    printf("%s\n", text);
    printf("%d ", strerror_r(54321, text, sizeof text) == EINVAL);
    printf("%s\n", text);
    printf("%d ", strerror_r(EACCES, tiny, sizeof tiny) == ERANGE);
    printf("%s\n", tiny);
    return 0;
}
