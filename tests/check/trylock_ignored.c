//! what: the result of a trylock is ignored, and the lock given back all the same
//! cflags: -pthread
//! find: lock-misuse
//! race: yes
//! proves: yes
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int visits;

static void *visitor(void *arg)
{
    (void)arg;
#ifdef FIXED
    if (pthread_mutex_trylock(&lock) != 0)
        return NULL;
#else
    pthread_mutex_trylock(&lock);
#endif
    visits++;                    //~ RACE
    pthread_mutex_unlock(&lock); //~ FAIL
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, visitor, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    puts(visits <= 2 ? "done" : "too many");
    return 0;
}
