//! what: the race needs the other one of two threads to write into a pipe first; the solver keeps that order, so nothing is said to be complete
//! undecided: here there
//! ended: calls
#include <pthread.h>
#include <unistd.h>

static int ends[2], shared;

static void *one(void *arg)
{
    (void)arg;
    (void)!write(ends[1], "a", 1);
    return 0;
}

static void *other(void *arg)
{
    (void)arg;
    (void)!write(ends[1], "b", 1);
    return 0;
}

static void *listen(void *arg)
{
    char word = 0;
    (void)arg;
    if (read(ends[0], &word, 1) == 1 && word == 'b')
        shared = 1; //~ here
    return 0;
}

int main(void)
{
    pthread_t a, b, c;
    if (pipe(ends))
        return 0;
    pthread_create(&a, 0, one, 0);
    pthread_create(&b, 0, other, 0);
    pthread_create(&c, 0, listen, 0);
    shared = 2; //~ there
    pthread_join(a, 0);
    pthread_join(b, 0);
    pthread_join(c, 0);
    return 0;
}
