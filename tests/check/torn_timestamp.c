//! what: a 64-bit time is written as two halves, and a reader sees a new one with an old one
//! cflags: -pthread
//! find: assertion
//! race: yes
//! proves: yes
#include <assert.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>

static uint32_t high = 0, low = 0xffffffff;
#ifdef FIXED
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
#endif

static void *tick(void *arg)
{
    (void)arg;
#ifdef FIXED
    pthread_mutex_lock(&lock);
#endif
    high = 1; //~ RACE
    low = 0;  //~ RACE
#ifdef FIXED
    pthread_mutex_unlock(&lock);
#endif
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, tick, NULL);
#ifdef FIXED
    pthread_mutex_lock(&lock);
#endif
    uint64_t now = (uint64_t)high << 32; //~ RACE
    now += low;                          //~ RACE
#ifdef FIXED
    pthread_mutex_unlock(&lock);
#endif
    assert(now == 0xffffffff || now == 0x100000000); //~ FAIL
    pthread_join(t, NULL);
    puts("done");
    return 0;
}
