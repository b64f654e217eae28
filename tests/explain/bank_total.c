//! what: Symbiosis' bank (its figure 6d): two tellers change the total of the bank, and one of the changes is lost
//! cflags: -pthread
//! explains: assertion
//! core: 2
//! repair: atomic
//! sizes: 3 30
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t locks[2] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};
static int accounts[2], bank_total;

#ifndef N
#define N 3
#endif

static void *teller(void *arg)
{
    int id = *(int *)arg;
    for (int i = 1; i <= N; i++) {
        pthread_mutex_lock(&locks[id]);
        accounts[id] += 10 * i;
        pthread_mutex_unlock(&locks[id]);
        bank_total += 10 * i; //~ FROM TO
    }
    return 0;
}

int main(void)
{
    pthread_t t[2];
    int ids[2] = {0, 1};
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, teller, &ids[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    assert(bank_total == accounts[0] + accounts[1]); //~ FAIL
    return 0;
}
