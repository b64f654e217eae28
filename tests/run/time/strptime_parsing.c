//! what: strptime fills the fields it is told to, and stops where it cannot match
//! env: TZ=UTC
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>
#include <time.h>

static void try(const char *text, const char *format) {
    struct tm t;
    memset(&t, 0, sizeof t);
    char *end = strptime(text, format, &t);
    if (!end) {
        printf("%s with %s: no match\n", text, format);
        return;
    }
    printf("%s with %s: %d-%d-%d %d:%d:%d w%d y%d rest [%s]\n", text, format, t.tm_year, t.tm_mon, t.tm_mday, t.tm_hour, t.tm_min, t.tm_sec, t.tm_wday, t.tm_yday, end);
}

int main(void) {
    try("2023-11-14 22:13:20", "%Y-%m-%d %H:%M:%S");
    try("14 Nov 2023", "%d %b %Y");
    try("14 November 2023 tail", "%d %B %Y");
    try("Tue Nov 14 22:13:20 2023", "%a %b %d %T %Y");
    try("11/14/23", "%D");
    try("10:30 PM", "%I:%M %p");
    try("12:00 AM", "%I:%M %p");
    try("22:13", "%R");
    try("2024-060", "%Y-%j");
    try("1700000000", "%s");
    try("2023-13-01", "%Y-%m-%d");
    try("nonsense", "%Y");
    try("  7  8", "%d %m");
    try("100%", "%H%%");
    try("2023-11-14", "%F");
    return 0;
}
