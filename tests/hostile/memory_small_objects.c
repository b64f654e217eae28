//! what: ten million small objects
//! run: exit 0 or unfinished
//! check: clean
#include <stdlib.h>
int main(void) {
    for (int i = 0; i < 10000000; i++)
        if (!malloc(1))
            return 0;
    return 1;
}
