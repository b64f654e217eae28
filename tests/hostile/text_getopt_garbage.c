//! what: getopt with arguments that are none
//! run: exit 0 or null-access or wild-access
//! check: clean or null-access or wild-access
#include <limits.h>
#include <unistd.h>
int main(void) {
    char *args[] = {"x", "-", "--", "-:", "-?", "-aaaaaaaaaaaa", 0};
    optind = INT_MIN;
    getopt(6, args, "a:b::"); //~ FAIL
    optind = 100;
    getopt(6, args, ":::");
    optind = 0;
    while (getopt(6, args, "") != -1)
        ;
    getopt(-5, args, "a"); //~ FAIL
    getopt(INT_MAX, args, "a"); //~ FAIL
}
