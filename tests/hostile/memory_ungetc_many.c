//! what: as many characters pushed back as fit
//! run: exit 0 or unfinished
//! check: clean
#include <stdio.h>
int main(void) {
    FILE *f = tmpfile();
    for (;;)
        if (ungetc('x', f) == EOF)
            return 0;
}
