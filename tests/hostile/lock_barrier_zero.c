//! what: a barrier for nobody, and for all
//! run: exit 0
//! check: clean
#include <errno.h>
#include <pthread.h>
int main(void) {
    pthread_barrier_t b;
    if (pthread_barrier_init(&b, 0, 0) != EINVAL)
        return 1;
    pthread_barrier_init(&b, 0, -1);
}
