//! what: --stats turns on a counter that nobody guards
//! options: --symbolic-argv
//! args: aaaaaaa
//! input: argv[1] = "--stats"
//! race: count count
#include <getopt.h>
#include <pthread.h>

static int stats, handled;

static void *worker(void *arg)
{
    (void)arg;
    if (stats)
        handled++;                            //~ count
    return 0;
}

int main(int argc, char **argv)
{
    static const struct option known[] = { { "stats", no_argument, 0, 's' }, { "help", no_argument, 0, 'h' }, { 0, 0, 0, 0 } };
    pthread_t a, b;
    int c;
    opterr = 0;
    while ((c = getopt_long(argc, argv, "sh", known, 0)) != -1)
        if (c == 's')
            stats = 1;
    pthread_create(&a, 0, worker, 0);
    pthread_create(&b, 0, worker, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
