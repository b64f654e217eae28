//! what: a refused withdrawal leaves without unlocking
//! cflags: -pthread
//! find: deadlock
//! proves: yes
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int balance = 50;

static int withdraw(int amount)
{
    pthread_mutex_lock(&lock);
    if (balance < amount) {
#ifdef FIXED
        pthread_mutex_unlock(&lock);
#endif
        return -1;
    }
    balance -= amount;
    pthread_mutex_unlock(&lock);
    return 0;
}

static void *spend(void *arg)
{
    (void)arg;
    withdraw(80);
    return NULL;
}

static void *earn(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock); //~ FAIL
    balance += 50;
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t spender, earner;
    pthread_create(&earner, NULL, earn, NULL);
    pthread_create(&spender, NULL, spend, NULL);
    pthread_join(spender, NULL);
    pthread_join(earner, NULL); //~ FAIL
    puts("done");
    return 0;
}
