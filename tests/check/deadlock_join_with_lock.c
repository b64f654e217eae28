//! what: main joins a thread while it holds the lock that the thread still needs
//! cflags: -pthread
//! find: deadlock
//! proves: yes
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int served;

static void *server(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock); //~ FAIL
    served++;
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, server, NULL);
#ifdef FIXED
    pthread_join(t, NULL);
    pthread_mutex_lock(&lock);
#else
    pthread_mutex_lock(&lock);
    pthread_join(t, NULL); //~ FAIL
#endif
    printf("%d\n", served);
    pthread_mutex_unlock(&lock);
    return 0;
}
