//! what: a counter is changed under a read lock, which two threads can hold at once
//! cflags: -pthread
//! find: assertion
//! race: yes
//! proves: yes
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static int lookups;

static void *lookup(void *arg)
{
    (void)arg;
#ifdef FIXED
    pthread_rwlock_wrlock(&lock);
#else
    pthread_rwlock_rdlock(&lock);
#endif
    lookups++; //~ RACE
    pthread_rwlock_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, lookup, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    assert(lookups == 2); //~ FAIL
    puts("done");
    return 0;
}
