//! what: two deposits read the same balance and one of them is lost
//! cflags: -pthread
//! find: assertion
//! race: yes
//! proves: yes
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

static int balance = 100;
#ifdef FIXED
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
#endif

static void deposit(int amount)
{
#ifdef FIXED
    pthread_mutex_lock(&lock);
#endif
    int before = balance;      //~ RACE
    balance = before + amount; //~ RACE
#ifdef FIXED
    pthread_mutex_unlock(&lock);
#endif
}

static void *customer(void *arg)
{
    deposit(*(int *)arg);
    return NULL;
}

int main(void)
{
    pthread_t alice, bob;
    int salary = 30, gift = 5;
    pthread_create(&alice, NULL, customer, &salary);
    pthread_create(&bob, NULL, customer, &gift);
    pthread_join(alice, NULL);
    pthread_join(bob, NULL);
    assert(balance == 135); //~ FAIL
    puts("done");
    return 0;
}
