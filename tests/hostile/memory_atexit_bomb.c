//! what: functions at exit until there is no more memory
//! run: exit 0 or unfinished
//! check: clean
#include <stdlib.h>
static void nothing(void) {
}
int main(void) {
    for (int i = 0; i < 10000000; i++)
        if (atexit(nothing))
            exit(0);
}
