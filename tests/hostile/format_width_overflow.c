//! what: more than INT_MAX characters is EOVERFLOW
//! run: exit 0
//! check: clean
#include <errno.h>
#include <limits.h>
#include <stdio.h>
int main(void) {
    char b[1];
    if (snprintf(b, 1, "%*d%d", INT_MAX, 1, 1) != -1 || errno != EOVERFLOW)
        return 1;
}
