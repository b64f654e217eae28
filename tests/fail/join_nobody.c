//! what: a thread is joined that was never created
//! cflags: -pthread
//! fail: lock-misuse
#include <pthread.h>
#include <stdio.h>

static void *work(void *arg) { return arg; }
static pthread_t t;

int main(void)
{
#ifdef FIXED
    pthread_create(&t, NULL, work, NULL);
#else
    (void)work;
#endif
    pthread_join(t, NULL); //~ FAIL
    puts("done");
    return 0;
}
