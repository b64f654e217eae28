//! what: a pointer is published in a packed struct
//! cflags: -pthread
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
struct __attribute__((packed)) S {
    int a;
    int *p;
};
_Atomic(struct S *) g;
void *t1(void *v) {
    struct S *s = malloc(sizeof *s);
    s->p = malloc(4);
    *s->p = 1;
    int *q = s->p;
    atomic_store(&g, s);
    *q = 2;
    *q = 1;
    return 0;
}
void *t2(void *v) {
    struct S *s = atomic_load(&g);
    if (s)
        assert(*s->p != 2);
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
