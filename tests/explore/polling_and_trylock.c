//! what: one thread polls under a lock, another only tries to take it: what it finds depends on the order
//! cflags: -pthread
//! outcomes: 4
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static _Atomic int flag;
static int busy[2];

static void *tries(void *arg)
{
    for (int i = 0; i < 2; i++) {
        busy[i] = pthread_mutex_trylock(&lock) != 0;
        if (!busy[i])
            pthread_mutex_unlock(&lock);
    }
    flag = 1;
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, tries, NULL);
    for (int seen = 0; !seen;) {
        pthread_mutex_lock(&lock);
        seen = flag;
        pthread_mutex_unlock(&lock);
    }
    pthread_join(t, NULL);
    printf("%d %d\n", busy[0], busy[1]);
    return 0;
}
