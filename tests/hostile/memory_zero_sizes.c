//! what: objects of no size, for ever
//! run: exit 0 or unfinished
//! check: clean
#include <stdlib.h>
int main(void) {
    for (;;)
        if (!malloc(0))
            return 0;
}
