//! what: --reverse changes the order in which the second thread takes two locks
//! options: --symbolic-argv
//! args: aaaaaaaaa
//! input: argv[1] = "--reverse"
//! deadlock: lock-cycle second other
#include <getopt.h>
#include <pthread.h>

static pthread_mutex_t lock[2] = { PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER };
static int reverse;

static void *forward(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock[0]);
    pthread_mutex_lock(&lock[1]);             //~ second
    pthread_mutex_unlock(&lock[1]);
    pthread_mutex_unlock(&lock[0]);
    return 0;
}

static void *chosen(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock[reverse]);
    pthread_mutex_lock(&lock[!reverse]);      //~ other
    pthread_mutex_unlock(&lock[!reverse]);
    pthread_mutex_unlock(&lock[reverse]);
    return 0;
}

int main(int argc, char **argv)
{
    static const struct option known[] = { { "reverse", no_argument, 0, 'r' }, { 0, 0, 0, 0 } };
    pthread_t a, b;
    int c;
    opterr = 0;
    while ((c = getopt_long(argc, argv, "r", known, 0)) != -1)
        if (c == 'r')
            reverse = 1;
    pthread_create(&a, 0, forward, 0);
    pthread_create(&b, 0, chosen, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
