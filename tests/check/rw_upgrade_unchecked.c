//! what: a reader gives its lock back, takes the write lock and does not look again
//! cflags: -pthread
//! find: assertion
//! proves: yes
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static int loaded, loads;

static void *user(void *arg)
{
    (void)arg;
    pthread_rwlock_rdlock(&lock);
    int is_loaded = loaded;
    pthread_rwlock_unlock(&lock);
    if (is_loaded)
        return NULL;
    pthread_rwlock_wrlock(&lock);
#ifdef FIXED
    if (!loaded)
#endif
        loads++;
    loaded = 1;
    pthread_rwlock_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, user, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    assert(loads == 1); //~ FAIL
    puts("done");
    return 0;
}
