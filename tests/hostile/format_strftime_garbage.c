//! what: strftime of a time full of ones
//! run: exit 0
//! check: clean
#include <string.h>
#include <time.h>
int main(void) {
    char b[400];
    struct tm t;
    memset(&t, 0x7f, sizeof t);
    t.tm_zone = 0;
    strftime(b, sizeof b, "%a %A %b %B %c %C %d %D %e %F %g %G %h %H %I %j %k %l %m %M %p %r %R %s %S %T %u %U %V %w %W %x %X %y %Y %z %%", &t);
    memset(&t, 0x80, sizeof t);
    t.tm_zone = 0;
    strftime(b, sizeof b, "%a %A %b %B %c %C %d %D %e %F %g %G %h %H %I %j %k %l %m %M %p %r %R %s %S %T %u %U %V %w %W %x %X %y %Y %z %%", &t);
}
