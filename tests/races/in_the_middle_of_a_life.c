//! what: one line of main, run often before the other thread is created and after it was joined, races only in between
//! race: here there
#include <pthread.h>

static int total;

static void *other(void *arg) {
    total += 100; //~ there
    return arg;
}

int main(void) {
    pthread_t t;
    for (int i = 0; i < 40; i++) {
        if (i == 18)
            pthread_create(&t, 0, other, 0);
        if (i == 20)
            pthread_join(t, 0);
        total += i; //~ here
    }
    return 0;
}
