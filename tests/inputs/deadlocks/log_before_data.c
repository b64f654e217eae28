//! what: with a level of debug the log is locked before the data, elsewhere after it
//! options: --symbolic-argv
//! args: aa aaaaa
//! input: argv[1] = "-l"
//! input: argv[2] = "debug"
//! deadlock: lock-cycle data log
#include <pthread.h>
#include <string.h>
#include <unistd.h>

static pthread_mutex_t log_lock = PTHREAD_MUTEX_INITIALIZER, data_lock = PTHREAD_MUTEX_INITIALIZER;
static const char *level = "info";

static void *update(void *arg)
{
    if (strcmp(level, "debug") == 0) {
        pthread_mutex_lock(&log_lock);
        pthread_mutex_lock(&data_lock);       //~ data
    } else {
        pthread_mutex_lock(&data_lock);
        pthread_mutex_lock(&log_lock);
    }
    pthread_mutex_unlock(&log_lock);
    pthread_mutex_unlock(&data_lock);
    return arg;
}

static void *dump(void *arg)
{
    pthread_mutex_lock(&data_lock);
    pthread_mutex_lock(&log_lock);            //~ log
    pthread_mutex_unlock(&log_lock);
    pthread_mutex_unlock(&data_lock);
    return arg;
}

int main(int argc, char **argv)
{
    pthread_t a, b;
    int c;
    opterr = 0;
    while ((c = getopt(argc, argv, "l:")) != -1)
        if (c == 'l')
            level = optarg;
    pthread_create(&a, 0, update, 0);
    pthread_create(&b, 0, dump, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
