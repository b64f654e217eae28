//! what: an atomic that is not aligned
//! run: misaligned-atomic
//! check: misaligned-atomic
#include <stdatomic.h>
int main(void) {
    char b[16] = {0};
    char *p = b + 1;
    return __atomic_load_n((long *)p, __ATOMIC_SEQ_CST); //~ FAIL
}
