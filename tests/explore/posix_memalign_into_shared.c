//! what: posix_memalign stores into a shared pointer
//! cflags: -pthread
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
atomic_int a;
void *g;
void *t1(void *v) {
    atomic_store(&a, 1);
    posix_memalign(&g, 16, 16);
    return 0;
}
void *t2(void *v) {
    if (atomic_load(&a))
        assert(g);
    return 0;
}
int main() {
    pthread_t x, b;
    pthread_create(&x, 0, t1, 0);
    pthread_create(&b, 0, t2, 0);
    pthread_join(x, 0);
    pthread_join(b, 0);
    return 0;
}
