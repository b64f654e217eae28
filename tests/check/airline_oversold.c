//! what: three clerks look for a free seat and sell it in two critical sections
//! cflags: -pthread
//! find: assertion
//! proves: yes
//! explains: assertion
//! repair: atomic
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

#define SEATS 2
#define CLERKS 3

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int sold;

static void *clerk(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    int is_free = sold < SEATS;
#ifndef FIXED
    pthread_mutex_unlock(&lock);
    pthread_mutex_lock(&lock);
#endif
    if (is_free)
        sold++; //~ READ BAD GOOD
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t clerks[CLERKS];
    for (int i = 0; i < CLERKS; i++)
        pthread_create(&clerks[i], NULL, clerk, NULL);
    for (int i = 0; i < CLERKS; i++)
        pthread_join(clerks[i], NULL);
    assert(sold <= SEATS); //~ FAIL
    puts("done");
    return 0;
}
