//! what: a million locks, all of them taken
//! run: exit 0 or unfinished
//! check: clean
#include <pthread.h>
#include <stdlib.h>
int main(void) {
    for (int i = 0; i < 1000000; i++) {
        pthread_mutex_t *m = calloc(1, sizeof *m);
        if (!m)
            return 0;
        pthread_mutex_lock(m);
    }
}
