//! what: main returns what it reads while a thread still writes; the exit status is the outcome
//! cflags: -pthread
//! outcomes: 3
#include <pthread.h>

static int x;

static void *writer(void *arg)
{
    (void)arg;
    x = 1;
    x = 2;
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, writer, NULL);
    return x;
}
