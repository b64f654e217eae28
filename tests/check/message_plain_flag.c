//! what: a message is passed through a flag that is not atomic
//! cflags: -pthread
//! find: data-race
//! race: yes
//! proves: yes
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static int message;
#ifdef FIXED
static atomic_int is_sent;
#else
static int is_sent;
#endif

static void *sender(void *arg)
{
    (void)arg;
    message = 42; //~ FAIL RACE
    is_sent = 1;  //~ FAIL RACE
    return NULL;
}

int main(void)
{
    pthread_t t;
    int received = 0;
    pthread_create(&t, NULL, sender, NULL);
    if (is_sent)            //~ FAIL RACE
        received = message; //~ FAIL RACE
    pthread_join(t, NULL);
    puts(received == 0 || received == 42 ? "done" : "garbled");
    return 0;
}
