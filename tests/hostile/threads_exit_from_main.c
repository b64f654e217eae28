//! what: main ends as a thread, while others go on
//! run: exit 0
//! check: clean
#include <pthread.h>
static void *work(void *x) {
    for (int i = 0; i < 10; i++)
        ;
    return x;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, work, 0);
    pthread_exit((void *)7);
}
