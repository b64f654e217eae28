//! what: there is no log: its messages go nowhere
//! expect: done
#define _GNU_SOURCE
#include <stdarg.h>
#include <stdio.h>
#include <syslog.h>

static void list(const char *format, ...) {
    va_list ap;
    va_start(ap, format);
    vsyslog(LOG_DEBUG, format, ap);
    va_end(ap);
}

int main(void) {
    openlog("test", 0, LOG_USER);
    syslog(LOG_DEBUG, "%d %s", 1, "one");
    list("%d", 2);
    closelog();
    puts("done");
    return 0;
}
