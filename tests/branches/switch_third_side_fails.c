//! what: of several other sides of a switch the one that fails is shown
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int state;

static void *advance(void *arg)
{
    (void)arg;
    for (int i = 0; i < 3; i++) {
        pthread_mutex_lock(&lock);
        state++;
        pthread_mutex_unlock(&lock);
    }
    return NULL;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, advance, NULL);
    pthread_mutex_lock(&lock);
    int seen = state;
    pthread_mutex_unlock(&lock);
    switch (seen) { //~ BRANCH switch failing
    case 0:
        puts("new");
        break;
    case 1:
        puts("one");
        break;
    case 2:
        abort();
    default:
        puts("done");
    }
    pthread_join(thread, NULL);
    return 0;
}
