//! what: strtok before it has anything
//! run: exit 0 or null-access
//! check: clean or null-access
#include <string.h>
int main(void) {
    char b[4] = ",,,";
    strtok(b, ",");
    strtok(0, ",");
    return strtok(0, ",") != 0; //~ FAIL
}
