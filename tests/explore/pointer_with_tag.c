//! what: a pointer is published with a tag in its upper bits
//! cflags: -pthread
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
_Atomic uint64_t g;
void *t1(void *v) {
    int *q = malloc(4);
    *q = 1;
    atomic_store(&g, (uintptr_t)q | (uint64_t)1 << 48);
    *q = 2;
    *q = 1;
    return 0;
}
void *t2(void *v) {
    uint64_t s = atomic_load(&g);
    int *p = (int *)(uintptr_t)(s & 0xffffffffffff);
    if (s)
        assert(*p != 2);
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
