//! what: asctime asctime_r ctime ctime_r
//! env: TZ=UTC
#include <stdio.h>
#include <time.h>

int main(void) {
    char buffer[32];
    time_t t = 1700000000, zero = 0;
    printf("%s", asctime(gmtime(&t)));
    printf("%s", asctime_r(gmtime(&zero), buffer));
    printf("%s", ctime(&t));
    printf("%s", ctime_r(&zero, buffer));
    return 0;
}
