//! what: an auditor adds up two accounts under their own locks while money is between them
//! cflags: -pthread
//! find: assertion
//! proves: yes
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t savings_lock = PTHREAD_MUTEX_INITIALIZER, current_lock = PTHREAD_MUTEX_INITIALIZER;
static int savings = 70, current = 30;

static void *transfer(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&savings_lock);
    savings -= 20;
#ifndef FIXED
    pthread_mutex_unlock(&savings_lock);
#endif
    pthread_mutex_lock(&current_lock);
    current += 20;
    pthread_mutex_unlock(&current_lock);
#ifdef FIXED
    pthread_mutex_unlock(&savings_lock);
#endif
    return NULL;
}

static void *audit(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&savings_lock);
    pthread_mutex_lock(&current_lock);
    int total = savings + current;
    pthread_mutex_unlock(&current_lock);
    pthread_mutex_unlock(&savings_lock);
    assert(total == 100); //~ FAIL
    return NULL;
}

int main(void)
{
    pthread_t clerk, auditor;
    pthread_create(&clerk, NULL, transfer, NULL);
    pthread_create(&auditor, NULL, audit, NULL);
    pthread_join(clerk, NULL);
    pthread_join(auditor, NULL);
    puts("done");
    return 0;
}
