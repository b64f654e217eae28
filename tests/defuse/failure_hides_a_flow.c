//! what: a thread that always fails in time is held back, so that another one's write is read after its own
//! flow: x initial first
//! flow: x other first
//! flow: x own second
//! flow: x other second
//! fails: assertion
#include <assert.h>
#include <pthread.h>

static int x;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *writer(void *arg)
{
    pthread_mutex_lock(&m);
    x = 1; //~ other
    pthread_mutex_unlock(&m);
    return arg;
}

static void *asserter(void *arg)
{
    if (x) { //~ first
    }
    x = 0; //~ own
    assert(x); //~ second
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, writer, NULL);
    pthread_create(&b, NULL, asserter, NULL);
    return 0;
}
