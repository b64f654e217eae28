//! what: many threads, each deep in a recursion
//! run: stack-overflow
//! check: clean
#include <pthread.h>
pthread_barrier_t b;
int f(int n) {
    if (n)
        return f(n - 1) + 1; //~ FAIL
    pthread_barrier_wait(&b);
    return 0;
}
void *t(void *a) {
    f(100000);
    return a;
}
int main(void) {
    pthread_t p;
    pthread_barrier_init(&b, 0, 1000);
    for (int i = 0; i < 100; i++)
        pthread_create(&p, 0, t, 0);
    pthread_exit(0);
}
