//! what: which word goes through a pipe depends on an input; nobody reads it before it was written, and other orders of reads and writes are not tried
//! race: here there nondet_int=9
//! ended: calls
#include <pthread.h>
#include <unistd.h>

int __VERIFIER_nondet_int(void);

static int ends[2], told, shared;

static void *listen(void *arg)
{
    char word;
    (void)arg;
    if (read(ends[0], &word, 1) == 1 && word == 'a')
        told = 1;
    return 0;
}

static void *second(void *arg)
{
    (void)arg;
    shared = 1; //~ here
    return 0;
}

int main(void)
{
    pthread_t listener, other;
    if (pipe(ends))
        return 0;
    pthread_create(&listener, 0, listen, 0);
    if (write(ends[1], __VERIFIER_nondet_int() == 9 ? "a" : "b", 1) != 1)
        return 0;
    pthread_join(listener, 0);
    if (told) {
        pthread_create(&other, 0, second, 0);
        shared = 2; //~ there
        pthread_join(other, 0);
    }
    return 0;
}
