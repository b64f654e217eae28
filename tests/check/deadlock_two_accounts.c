//! what: two transfers in opposite directions lock each other's account
//! cflags: -pthread
//! find: deadlock
//! proves: yes
#include <pthread.h>
#include <stdio.h>

struct account {
    pthread_mutex_t lock;
    int balance;
};

static struct account accounts[2] = {{PTHREAD_MUTEX_INITIALIZER, 50}, {PTHREAD_MUTEX_INITIALIZER, 50}};

static void transfer(int from, int to, int amount)
{
    int first = from, second = to;
#ifdef FIXED
    if (first > second) {
        first = to;
        second = from;
    }
#endif
    pthread_mutex_lock(&accounts[first].lock);
    pthread_mutex_lock(&accounts[second].lock); //~ FAIL
    accounts[from].balance -= amount;
    accounts[to].balance += amount;
    pthread_mutex_unlock(&accounts[second].lock);
    pthread_mutex_unlock(&accounts[first].lock);
}

static void *forth(void *arg)
{
    (void)arg;
    transfer(0, 1, 10);
    return NULL;
}

static void *back(void *arg)
{
    (void)arg;
    transfer(1, 0, 20);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, forth, NULL);
    pthread_create(&b, NULL, back, NULL);
    pthread_join(a, NULL); //~ FAIL
    pthread_join(b, NULL);
    printf("%d %d\n", accounts[0].balance, accounts[1].balance);
    return 0;
}
