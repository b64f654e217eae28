//! what: a signal may come to any thread at any of its steps: also to one that holds the lock which the handler takes
//! cflags: -pthread
//! outcomes: 3
#include <pthread.h>
#include <signal.h>
#include <unistd.h>
#include <stdio.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int n;
static void handler(int s) { (void)s; pthread_mutex_lock(&m); n++; pthread_mutex_unlock(&m); }
static void *helper(void *a) { kill(getpid(), SIGUSR1); return a; }
int main(void) {
    signal(SIGUSR1, handler);
    pthread_t t;
    pthread_create(&t, 0, helper, 0);
    pthread_mutex_lock(&m);
    n++;
    pthread_mutex_unlock(&m);
    pthread_join(t, 0);
    printf("%d\n", n);
    return 0;
}
