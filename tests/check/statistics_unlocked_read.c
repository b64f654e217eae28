//! what: a counter is written under a lock and read without it
//! cflags: -pthread
//! find: data-race
//! race: yes
//! proves: yes
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static long packets;

static void *receive(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    packets++; //~ FAIL RACE
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, receive, NULL);
#ifdef FIXED
    pthread_mutex_lock(&lock);
#endif
    long seen = packets; //~ FAIL RACE
#ifdef FIXED
    pthread_mutex_unlock(&lock);
#endif
    pthread_join(t, NULL);
    puts(seen <= 1 ? "done" : "too many");
    return 0;
}
