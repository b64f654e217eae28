//! what: `r42` is a mode letter and a number; only in this mode the counter is written without its lock
//! options: --symbolic-argv
//! args: aaa
//! input: argv[1] = "r42"
//! race: write read
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int retries, mode, number;

static void *worker(void *arg)
{
    (void)arg;
    if (mode == 'r' && number == 42) {
        retries = number;                     //~ write
    } else {
        pthread_mutex_lock(&lock);
        retries++;
        pthread_mutex_unlock(&lock);
    }
    return 0;
}

static void *monitor(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    int seen = retries;                       //~ read
    pthread_mutex_unlock(&lock);
    return (void *)(long)seen;
}

int main(int argc, char **argv)
{
    pthread_t a, b;
    if (argc < 2)
        return 1;
    mode = argv[1][0];
    number = atoi(argv[1] + 1);
    pthread_create(&a, 0, worker, 0);
    pthread_create(&b, 0, monitor, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
