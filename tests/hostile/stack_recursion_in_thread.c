//! what: recursion without an end in every thread
//! run: stack-overflow
//! check: stack-overflow
#include <pthread.h>
static long deep(long n) {
    char local[1000];
    local[n % 1000] = 1;
    return deep(n + 1) + local[n % 7]; //~ FAIL
}
static void *run(void *x) {
    return (void *)deep(0);
}
int main(void) {
    pthread_t t[4];
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], 0, run, 0);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], 0);
}
