//! what: with "sync" main joins the worker while it holds the worker's lock
//! options: --symbolic-argv
//! args: aaaa
//! input: argv[1] = "sync"
//! deadlock: join-cycle join want
#include <pthread.h>
#include <string.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int total;

static void *work(void *arg)
{
    pthread_mutex_lock(&lock);                //~ want
    total++;
    pthread_mutex_unlock(&lock);
    return arg;
}

int main(int argc, char **argv)
{
    pthread_t thread;
    int sync = argc > 1 && strncmp(argv[1], "sync", 4) == 0;
    pthread_create(&thread, 0, work, 0);
    if (sync) {
        pthread_mutex_lock(&lock);
        pthread_join(thread, 0);              //~ join
        pthread_mutex_unlock(&lock);
    } else
        pthread_join(thread, 0);
    return 0;
}
