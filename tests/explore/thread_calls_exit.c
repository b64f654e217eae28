//! what: a thread ends the process, before or after main does it
//! cflags: -pthread
//! outcomes: 2
#include <pthread.h>
#include <stdlib.h>

static void *quit(void *arg)
{
    (void)arg;
    exit(3);
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, quit, NULL);
    return 0;
}
