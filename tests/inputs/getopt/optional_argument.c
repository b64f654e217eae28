//! what: an option whose value may be missing; only the value `always` lets both threads colour the output
//! options: --symbolic-argv
//! args: aaaaaaaaaaaaaa
//! find: assertion
//! order: needed
//! input: argv[1] = "--color=always"
#include <assert.h>
#include <getopt.h>
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>

static atomic_int escape, colour;

static void *painter(void *arg)
{
    (void)arg;
    if (colour) {
        int before = atomic_fetch_add(&escape, 1);
        assert(before == 0); //~ FAIL
        atomic_fetch_sub(&escape, 1);
    }
    return 0;
}

int main(int argc, char **argv)
{
    static const struct option known[] = { { "color", optional_argument, 0, 'c' }, { 0, 0, 0, 0 } };
    pthread_t a, b;
    int c;
    opterr = 0;
    while ((c = getopt_long(argc, argv, "", known, NULL)) != -1)
        if (c == 'c' && optarg && strcmp(optarg, "always") == 0)
            atomic_store(&colour, 1);
    pthread_create(&a, 0, painter, 0);
    pthread_create(&b, 0, painter, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
