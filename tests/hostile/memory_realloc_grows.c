//! what: realloc that doubles for ever
//! run: exit 0
//! check: clean
#include <stdlib.h>
int main(void) {
    char *p = 0;
    for (size_t n = 1; n; n *= 2) {
        char *q = realloc(p, n);
        if (!q)
            return 0;
        p = q;
        p[n - 1] = 1;
    }
}
