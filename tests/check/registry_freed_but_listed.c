//! what: an entry is freed under the lock but stays in the registry, where another thread finds it
//! cflags: -pthread
//! find: use-after-free
//! proves: yes
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct entry {
    int uses;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct entry *registered;

static void *use(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    if (registered)
        registered->uses++; //~ FAIL
    pthread_mutex_unlock(&lock);
    return NULL;
}

static void *drop(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    free(registered);
#ifdef FIXED
    registered = NULL;
#endif
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t user, dropper;
    registered = calloc(1, sizeof *registered);
    pthread_create(&user, NULL, use, NULL);
    pthread_create(&dropper, NULL, drop, NULL);
    pthread_join(user, NULL);
    pthread_join(dropper, NULL);
    puts("done");
    return 0;
}
