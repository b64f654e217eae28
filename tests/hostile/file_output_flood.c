//! what: output without an end
//! run: unfinished
//! check: clean
#include <stdio.h>
int main(void) {
    for (;;)
        puts("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx");
}
