//! what: two workers share one ad hoc request flag, and the reset of one wipes out the request of the other
//! cflags: -pthread
//! find: assertion
//! proves: yes
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int requested, handled;

static void *client(void *arg)
{
    (void)arg;
    requested++;
    return NULL;
}

static void serve(void)
{
#ifdef FIXED
    handled += atomic_exchange(&requested, 0);
#else
    handled += requested;
    requested = 0;
#endif
}

int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, client, NULL);
    serve();
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    serve();
    assert(handled == 2); //~ FAIL
    puts("done");
    return 0;
}
