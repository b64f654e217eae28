//! what: sleeps longer than the universe is old
//! run: exit 0
//! check: clean
#include <limits.h>
#include <time.h>
#include <unistd.h>
int main(void) {
    struct timespec t = {LONG_MAX, 999999999};
    sleep(UINT_MAX);
    nanosleep(&t, 0);
    nanosleep(&t, 0);
    clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &t, 0);
    clock_gettime(CLOCK_REALTIME, &t);
}
