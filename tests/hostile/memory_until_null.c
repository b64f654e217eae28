//! what: memory until there is no more
//! run: exit 0
//! check: clean
#include <stdlib.h>
#include <string.h>
int main(void) {
    for (;;) {
        void *p = malloc(1 << 20);
        if (!p)
            return 0;
        memset(p, 1, 1 << 20);
    }
}
