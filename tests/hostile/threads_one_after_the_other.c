//! what: two hundred thousand threads, one after the other
//! run: unfinished or exit 0
//! check: clean
#include <pthread.h>
static void *nothing(void *x) {
    return x;
}
int main(void) {
    for (int i = 0; i < 200000; i++) {
        pthread_t t;
        if (pthread_create(&t, 0, nothing, 0))
            return 0;
        pthread_join(t, 0);
    }
}
