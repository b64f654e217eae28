//! what: the __ names of string.h and stdlib.h functions that programs and old headers call
#define _GNU_SOURCE
#include <errno.h>
#include <malloc.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

void *__mempcpy(void *, const void *, size_t), *__rawmemchr(const void *, int);
int __memcmpeq(const void *, const void *, size_t), __strcasecmp(const char *, const char *), __strverscmp(const char *, const char *);
char *__stpcpy(char *, const char *), *__stpncpy(char *, const char *, size_t), *__strcasestr(const char *, const char *);
char *__strdup(const char *), *__strndup(const char *, size_t), *__strtok_r(char *, const char *, char **), *__strerror_r(int, char *, size_t);
int __xpg_strerror_r(int, char *, size_t);
double __strtod_internal(const char *, char **, int);
float __strtof_internal(const char *, char **, int);
long double __strtold_internal(const char *, char **, int);
long __strtol_internal(const char *, char **, int, int);
unsigned long __strtoul_internal(const char *, char **, int, int);
long long __strtoll_internal(const char *, char **, int, int);
unsigned long long __strtoull_internal(const char *, char **, int, int);
void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t), *__libc_realloc(void *, size_t), __libc_free(void *);
int __posix_getopt(int, char *const *, const char *), __nanosleep(const struct timespec *, struct timespec *);
int __clock_gettime(clockid_t, struct timespec *);
long __sysconf(int);
pid_t __getpid(void);
int __libc_current_sigrtmin(void), __libc_current_sigrtmax(void);

int main(int argc, char **argv) {
    char b[32] = "", *rest;
    printf("%d", (int)((char *)__mempcpy(b, "mem", 4) - b));
    printf(" %d", (int)((char *)__rawmemchr(b, 'm') - b));
    printf(" %d %d", __memcmpeq("ab", "ab", 2) != 0, __memcmpeq("ab", "ac", 2) != 0);
    printf(" %d", (int)(__stpcpy(b, "abc") - b));
    printf(" %d", (int)(__stpncpy(b, "de", 4) - b));
    printf(" %s %d %d\n", __strcasestr("xABCx", "abc"), __strcasecmp("Q", "q"), __strverscmp("a9", "a10") < 0);
    char *copy = __strdup("one,two"), *part = __strndup("prefix", 3);
    printf("%s", __strtok_r(copy, ",", &rest));
    printf(" %s %s %s\n", __strtok_r(NULL, ",", &rest), part, __strerror_r(EINVAL, b, sizeof b));
    printf("%d", __xpg_strerror_r(EPERM, b, sizeof b)), printf(" %s\n", b);
    __libc_free(copy);
    free(part);
    printf("%g %g %Lg\n", __strtod_internal("1.5e2z", &rest, 0), __strtof_internal("0x1p4", NULL, 0), __strtold_internal("-3", NULL, 0));
    printf("%s %ld %lu %lld %llu\n", rest, __strtol_internal("-12", NULL, 10, 0), __strtoul_internal("12", NULL, 8, 0),
           __strtoll_internal("ff", NULL, 16, 0), __strtoull_internal("0x20", NULL, 0, 0));
    char *heap = __libc_malloc(8);
    strcpy(heap, "heap");
    heap = __libc_realloc(heap, 4000);
    char *zero = __libc_calloc(10, 10);
    printf("%s %d\n", heap, zero[99]);
    __libc_free(heap);
    __libc_free(zero);
    char *words[] = {"name", "-a", "file", "-b", NULL};
    int n = 0;
    while (__posix_getopt(4, words, "ab") != -1) n++;
    printf("%d %d\n", n, optind);
    struct timespec t = {0, 1000}, now = {0};
    printf("%d %d %d\n", __nanosleep(&t, NULL), __clock_gettime(CLOCK_MONOTONIC, &now), now.tv_nsec >= 0);
    printf("%d %d\n", __sysconf(_SC_PAGESIZE) == getpagesize(), __getpid() == getpid());
    printf("%d %d\n", __libc_current_sigrtmin(), __libc_current_sigrtmax());
    *__errno_location() = ERANGE;
    printf("%d\n", errno == ERANGE);
    printf("%d %d\n", mallopt(M_TRIM_THRESHOLD, 1 << 20), malloc_trim(0) >= 0);
    return 0;
}
