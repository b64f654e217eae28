//! what: an initialiser that is set back runs again
//! cflags: -pthread
#include <pthread.h>
#include <stdio.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;

static void initialise(void)
{
    puts("run");
}

int main(void)
{
    pthread_once(&once, initialise);
    pthread_once(&once, initialise);
    once = (pthread_once_t)PTHREAD_ONCE_INIT;
    pthread_once(&once, initialise);
    pthread_once(&once, initialise);
    return 0;
}
