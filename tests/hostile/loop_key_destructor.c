//! what: a destructor that sets its key again
//! run: exit 0
//! check: clean
#include <pthread.h>
pthread_key_t key;
static void again(void *x) {
    pthread_setspecific(key, x);
}
static void *run(void *x) {
    pthread_setspecific(key, &key);
    return x;
}
int main(void) {
    pthread_t t;
    pthread_key_create(&key, again);
    pthread_create(&t, 0, run, 0);
    pthread_join(t, 0);
}
