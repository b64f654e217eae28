//! what: strsep writes where a private pointer points
//! cflags: -pthread
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>
char buf[8] = "a,b,c";
atomic_int a;
void *t1(void *v) {
    char *p = buf;
    atomic_store(&a, 1);
    strsep(&p, ",");
    return 0;
}
void *t2(void *v) {
    if (atomic_load(&a))
        assert(buf[1] == 0);
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
