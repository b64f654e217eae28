//! what: a stream closed twice
//! options: --allow /dev
//! run: use-after-free or double-free or wild-access
//! check: use-after-free or double-free or wild-access
#include <stdio.h>
int main(void) {
    FILE *f = fopen("/dev/null", "r");
    if (!f)
        return 2;
    fclose(f);
    fclose(f); //~ FAIL
}
