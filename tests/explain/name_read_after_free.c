//! what: a pointer is looked up under a lock and used after it was given back, by a function of the library, which fails in the middle of its work
//! cflags: -pthread
//! explains: use-after-free
//! core: 2
//! repair: atomic
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static char *name;

static char *get(void)
{
    pthread_rwlock_rdlock(&lock);
    char *found = name;
    pthread_rwlock_unlock(&lock);
    return found;
}

static void *reader(void *arg)
{
    char text[32];
    (void)arg;
    char *found = get(); //~ FROM
    if (found)
        snprintf(text, sizeof text, "%s", found); //~ TO
    return NULL;
}

static void *janitor(void *arg)
{
    (void)arg;
    pthread_rwlock_wrlock(&lock);
    free(name);
    name = NULL;
    pthread_rwlock_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    name = strdup("somebody");
    pthread_create(&a, NULL, reader, NULL);
    pthread_create(&b, NULL, janitor, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
