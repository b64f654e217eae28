//! what: a thread registers a handler while main leaves: it runs or it does not
//! cflags: -pthread
//! outcomes: 2
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static void bye(void)
{
    puts("bye");
}

static void *registers(void *arg)
{
    atexit(bye);
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, registers, NULL);
    return 0;
}
