//! what: a new object is put where others find it before all of it is set; the reader sees a length that nobody wrote
//! cflags: -pthread
//! options: --uninitialised
//! find: uninitialised
//! proves: yes
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

struct message {
    atomic_int length;
    char text[12];
};

static _Atomic(struct message *) inbox;

static void *sender(void *arg)
{
    struct message *m = malloc(sizeof *m);
    m->text[0] = 'h';
    m->text[1] = 'i';
#ifdef FIXED
    m->length = 2;
    inbox = m;
#else
    inbox = m;
    m->length = 2;
#endif
    return arg;
}

static void *receiver(void *arg)
{
    struct message *m = inbox;
    if (m == NULL)
        return arg;
    for (int i = 0; i < m->length; i++) //~ FAIL
        putchar(m->text[i]);
    return arg;
}

int main(void)
{
    pthread_t from, to;
    pthread_create(&from, NULL, sender, NULL);
    pthread_create(&to, NULL, receiver, NULL);
    pthread_join(from, NULL);
    pthread_join(to, NULL);
    free(inbox);
    return 0;
}
