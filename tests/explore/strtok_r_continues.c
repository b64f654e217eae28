//! what: strtok_r goes on in a shared buffer
//! cflags: -pthread
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>
char buf[8] = "a,b,c";
atomic_int a;
void *t1(void *v) {
    char *s;
    strtok_r(buf, ",", &s);
    atomic_store(&a, 1);
    strtok_r(NULL, ",", &s);
    return 0;
}
void *t2(void *v) {
    if (atomic_load(&a))
        assert(buf[3] == 0);
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
