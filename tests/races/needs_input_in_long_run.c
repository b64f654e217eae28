//! what: the second thread comes to its write because of what the first one wrote; at the moment of the race that has not happened, and another input must make up for it. The run is so long that only its neighbourhood is asked
//! race: early late nondet_uchar=1
#include <pthread.h>

unsigned char __VERIFIER_nondet_uchar(void);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int rounds, flag, data;

static void *work(void *arg) {
    for (int i = 0; i < 1500; i++) {
        pthread_mutex_lock(&lock);
        rounds++;
        pthread_mutex_unlock(&lock);
    }
    return arg;
}

static void *first(void *arg) {
    int seen = data; //~ early
    pthread_mutex_lock(&lock);
    flag = 1;
    pthread_mutex_unlock(&lock);
    return seen ? arg : 0;
}

static void *second(void *arg) {
    unsigned char in = __VERIFIER_nondet_uchar();
    pthread_mutex_lock(&lock);
    int now = flag;
    pthread_mutex_unlock(&lock);
    if (in + now == 1)
        data = 1; //~ late
    return arg;
}

int main(void) {
    pthread_t a, b, c;
    pthread_create(&c, 0, work, 0);
    pthread_join(c, 0);
    pthread_create(&a, 0, first, 0);
    pthread_create(&b, 0, second, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
