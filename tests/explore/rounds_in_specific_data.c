//! what: a loop counts its rounds in thread-specific data
//! cflags: -pthread
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
atomic_int f;
pthread_key_t k;
void tick(void) {
    pthread_setspecific(k, (char *)pthread_getspecific(k) + 1);
    assert(pthread_getspecific(k) != (void *)6);
}
void *t1(void *v) {
    while (!atomic_load(&f))
        tick();
    pthread_setspecific(k, 0);
    return 0;
}
int main() {
    pthread_key_create(&k, 0);
    pthread_t x;
    pthread_create(&x, 0, t1, 0);
    atomic_store(&f, 1);
    pthread_join(x, 0);
    return 0;
}
