//! what: a thread with a stack larger than memory
//! run: exit 0
//! check: clean
#include <pthread.h>
static void *nothing(void *x) {
    return x;
}
int main(void) {
    pthread_t t;
    pthread_attr_t a;
    pthread_attr_init(&a);
    pthread_attr_setstacksize(&a, 1UL << 62);
    if (pthread_create(&t, &a, nothing, 0) == 0)
        pthread_join(t, 0);
}
