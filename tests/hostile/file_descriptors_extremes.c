//! what: descriptors that are none
//! run: exit 0
//! check: clean
#include <fcntl.h>
#include <limits.h>
#include <unistd.h>
int main(void) {
    static const int fds[] = {-1, INT_MIN, INT_MAX, 1000, 1 << 20};
    char c = 0;
    for (int i = 0; i < 5; i++) {
        if (read(fds[i], &c, 1) != -1 || write(fds[i], &c, 1) != -1 || close(fds[i]) != -1 || lseek(fds[i], 0, SEEK_SET) != -1)
            return 1;
        if (dup(fds[i]) != -1 || dup2(1, fds[i]) == INT_MAX)
            return 2;
    }
    return fcntl(0, F_DUPFD, INT_MAX) != -1;
}
