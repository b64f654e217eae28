//! what: strftime with a width of thousands of millions
//! run: exit 0
//! check: clean
#include <string.h>
#include <time.h>
int main(void) {
    char b[10];
    struct tm t;
    memset(&t, 0, sizeof t);
    return strftime(b, sizeof b, "%9999999999Y", &t) != 0;
}
