//! what: double-checked locking: the check outside the lock races with the publication inside it
//! race: check publish
//! may: publish use_a
//! may: fill use_a
//! not: fill fill_again
#include <pthread.h>
#include <stdlib.h>

struct config { int size; };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct config *shared;

static int get(void)
{
    if (!shared) {                            //~ check
        pthread_mutex_lock(&lock);
        if (!shared) {
            struct config *c = malloc(sizeof *c);
            c->size = 7;                      //~ fill
            shared = c;                       //~ publish
        }
        pthread_mutex_unlock(&lock);
    }
    return shared->size;                      //~ use_a
}

static void *first(void *arg)
{
    (void)arg;
    return (void *)(long)get();
}

static void *second(void *arg)
{
    (void)arg;
    return (void *)(long)get();               //~ fill_again
}

int main(void)
{
    pthread_t a, b;
    
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    free(shared);
    return 0;
}
