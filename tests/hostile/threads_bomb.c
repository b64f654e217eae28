//! what: each thread starts two
//! run: exit 0 or unfinished
//! check: clean
#include <pthread.h>
#include <unistd.h>
static void *bomb(void *x) {
    pthread_t a, b;
    if (pthread_create(&a, 0, bomb, 0) || pthread_create(&b, 0, bomb, 0))
        _exit(0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return x;
}
int main(void) {
    bomb(0);
}
