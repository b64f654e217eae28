//! what: descriptors until there are no more
//! options: --allow /dev
//! run: exit 0
//! check: clean
#include <fcntl.h>
#include <unistd.h>
int main(void) {
    for (int i = 0; i < 10000000; i++)
        if (open("/dev/null", O_RDONLY) < 0)
            return 0;
    return 1;
}
