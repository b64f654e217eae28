//! what: each thread starts the next one, and waits for it
//! run: exit 0 or unfinished
//! check: clean
#include <pthread.h>
static void *next(void *x) {
    pthread_t t;
    if (pthread_create(&t, 0, next, x))
        return x;
    pthread_join(t, 0);
    return x;
}
int main(void) {
    next(0);
}
