//! what: with -t 2 there are two threads, and only then the result depends on who comes first
//! options: --symbolic-argv
//! args: aa aa
//! find: assertion
//! order: needed
//! input: argv[1] = "-t"
//! input: argv[2] = "2"
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <unistd.h>

static atomic_int result = 1;

static void *add(void *arg)
{
    (void)arg;
    atomic_store(&result, atomic_load(&result) + 2);
    return 0;
}

static void *times(void *arg)
{
    (void)arg;
    atomic_store(&result, atomic_load(&result) * 3);
    return 0;
}

int main(int argc, char **argv)
{
    pthread_t a, b;
    int c, threads = 1;
    opterr = 0;
    while ((c = getopt(argc, argv, "t:")) != -1) {
        if (c != 't')
            return 0;
        threads = atoi(optarg);
    }
    pthread_create(&a, 0, add, 0);
    if (threads == 2)
        pthread_create(&b, 0, times, 0);
    pthread_join(a, 0);
    if (threads == 2) {
        pthread_join(b, 0);
        assert(atomic_load(&result) == 9); //~ FAIL
    }
    return 0;
}
