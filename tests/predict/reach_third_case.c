//! what: a request of one of several kinds, of which one is not counted; an input and an order have to be found for it, and each kind leads elsewhere
//! find: assertion
#include <assert.h>
#include <pthread.h>

void unsnarl_symbolic(void *, unsigned long, const char *);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int kind, requests, reads, writes, others;

static void *serve(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    requests++;
    pthread_mutex_unlock(&lock);
    switch (kind) {
    case 0:
    case 1:
        reads++;
        break;
    case 2:
        writes++;
        break;
    case 3:
        others++;
        break;
    case 4:
        break;
    default:
        others++;
        break;
    }
    return NULL;
}

int main(void)
{
    pthread_t thread;
    unsnarl_symbolic(&kind, sizeof kind, "kind");
    pthread_create(&thread, NULL, serve, NULL);
    pthread_join(thread, NULL);
    assert(reads + writes + others == requests); //~ FAIL
    return 0;
}
