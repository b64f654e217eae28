//! what: fnmatch with many stars
//! run: exit 0
//! check: clean
#include <fnmatch.h>
#include <string.h>
int main(void) {
    char text[201];
    memset(text, 'a', 200);
    text[200] = 0;
    return fnmatch("*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*b", text, 0) == 0;
}
