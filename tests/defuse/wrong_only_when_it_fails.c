//! what: the flow that only failing runs have comes first; what main reads after it has joined the writer needs no lock
//! flow: state initial look
//! flow: state begin look
//! flow: state end look
//! flow: state end last
//! suspicious: definition-set state begin look
//! fails: assertion
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int state;

static void *worker(void *unused)
{
    (void)unused;
    pthread_mutex_lock(&mutex);
    state = 1; //~ begin
    pthread_mutex_unlock(&mutex);
    pthread_mutex_lock(&mutex);
    state = 2; //~ end
    pthread_mutex_unlock(&mutex);
    return 0;
}

static void *watcher(void *unused)
{
    (void)unused;
    pthread_mutex_lock(&mutex);
    assert(state != 1); //~ look
    pthread_mutex_unlock(&mutex);
    return 0;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, 0, worker, 0);
    pthread_create(&two, 0, watcher, 0);
    pthread_join(one, 0);
    pthread_join(two, 0);
    return state - 2; //~ last
}
