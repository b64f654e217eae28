//! what: mappings until there is no more memory
//! run: exit 0
//! check: clean
#include <sys/mman.h>
int main(void) {
    for (;;)
        if (mmap(0, 1 << 24, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == MAP_FAILED)
            return 0;
}
