//! what: signals that are none
//! run: exit 0
//! check: clean
#include <limits.h>
#include <signal.h>
#include <unistd.h>
static void handle(int s) {
}
int main(void) {
    static const int all[] = {-1, 0, 65, 1000, INT_MAX, INT_MIN, SIGKILL, SIGSTOP};
    sigset_t set;
    for (int i = 0; i < 8; i++) {
        if (signal(all[i], handle) != SIG_ERR)
            return 1;
        if (i != 1 && i < 6 && (raise(all[i]) != -1 && raise(all[i]) == 0))
            return 2;
        if (i < 6 && sigaddset(&set, all[i]) != -1)
            return 3;
    }
}
