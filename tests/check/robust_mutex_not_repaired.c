//! what: a worker ends in the middle of an update; the next to take the robust mutex is told so, and goes on as if nothing was wrong
//! cflags: -pthread
//! find: assertion
//! proves: yes
#include <assert.h>
#include <errno.h>
#include <pthread.h>

static pthread_mutex_t lock;
static int debit, credit;

static void *books(void *arg)
{
    int e = pthread_mutex_lock(&lock);
#ifdef FIXED
    if (e == EOWNERDEAD) {
        credit = debit;
        pthread_mutex_consistent(&lock);
    }
#else
    if (e == EOWNERDEAD)
        pthread_mutex_consistent(&lock);
#endif
    debit++;
    if (debit == 2)
        return arg;
    credit++;
    pthread_mutex_unlock(&lock);
    return arg;
}

int main(void)
{
    pthread_t t[2];
    pthread_mutexattr_t a;
    pthread_mutexattr_init(&a);
    pthread_mutexattr_setrobust(&a, PTHREAD_MUTEX_ROBUST);
    pthread_mutex_init(&lock, &a);
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, books, NULL);
    int e = pthread_mutex_lock(&lock);
#ifdef FIXED
    if (e == EOWNERDEAD) {
        credit = debit;
        pthread_mutex_consistent(&lock);
    }
#else
    if (e == EOWNERDEAD)
        pthread_mutex_consistent(&lock);
#endif
    assert(debit == credit); //~ FAIL
    pthread_mutex_unlock(&lock);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    return 0;
}
