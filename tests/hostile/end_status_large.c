//! what: an exit status larger than a byte
//! run: exit 255
//! check: nonzero-exit
#include <stdlib.h>
int main(void) {
    exit(-1);
}
