//! what: the clocks only move forward, agree with each other, and advance over a sleep
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/times.h>
#include <time.h>
#include <unistd.h>

static long long ns(struct timespec t) {
    return t.tv_sec * 1000000000LL + t.tv_nsec;
}

int main(void) {
    time_t now = time(NULL), again;
    printf("%d %d\n", now > 1600000000, time(&again) >= now && again >= now);
    struct timeval tv;
    printf("%d ", gettimeofday(&tv, NULL));
    printf("%d %d\n", tv.tv_sec >= now - 1, tv.tv_usec >= 0 && tv.tv_usec < 1000000);
    struct timespec a, b, r;
    printf("%d ", clock_gettime(CLOCK_MONOTONIC, &a));
    printf("%d ", usleep(2000));
    clock_gettime(CLOCK_MONOTONIC, &b);
    printf("%d\n", ns(b) - ns(a) >= 2000000);
    struct timespec want = {0, 3000000}, left = {0, 0};
    printf("%d ", nanosleep(&want, &left));
    clock_gettime(CLOCK_MONOTONIC, &a);
    printf("%d\n", ns(a) - ns(b) >= 3000000);
    printf("%d ", clock_nanosleep(CLOCK_MONOTONIC, 0, &want, NULL));
    clock_gettime(CLOCK_MONOTONIC, &b);
    printf("%d\n", ns(b) - ns(a) >= 3000000);
    printf("%u\n", sleep(0));
    clock_gettime(CLOCK_REALTIME, &r);
    printf("%d\n", r.tv_sec >= now);
    printf("%d ", clock_getres(CLOCK_MONOTONIC, &r));
    printf("%d\n", ns(r) > 0);
    want.tv_nsec = 2000000000;
    errno = 0;
    printf("%d ", nanosleep(&want, NULL));
    printf("%d\n", errno == EINVAL);
    errno = 0;
    printf("%d ", clock_gettime(12345, &r));
    printf("%d\n", errno == EINVAL);
    clock_t c = clock();
    volatile unsigned long work = 0;
    for (int i = 0; i < 20000; i++)
        work += (unsigned long)i;
    printf("%d %lu\n", clock() >= c && c >= 0, work);
    struct timespec cpu;
    printf("%d %d\n", clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &cpu), ns(cpu) >= 0);
    struct rusage usage;
    printf("%d %d\n", getrusage(RUSAGE_SELF, &usage), usage.ru_utime.tv_sec >= 0);
    struct tms times_buffer;
    printf("%d\n", times(&times_buffer) != (clock_t)-1);
    struct timespec base;
    printf("%d\n", timespec_get(&base, TIME_UTC) == TIME_UTC);
    return 0;
}
