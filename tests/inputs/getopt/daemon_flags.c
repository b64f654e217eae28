//! what: three flags in one word; all of them together let the second thread find the log closed
//! options: --symbolic-argv
//! args: aaaa
//! find: assertion
//! order: needed
//! input: argv[1] = "-dkz"
#include <assert.h>
#include <pthread.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int flags, open_log = 1;

static void *closer(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    if (flags == 7)
        open_log = 0;
    pthread_mutex_unlock(&lock);
    return 0;
}

static void *writer(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    int usable = open_log;
    pthread_mutex_unlock(&lock);
    if (usable) {
        pthread_mutex_lock(&lock);
        assert(open_log); //~ FAIL
        pthread_mutex_unlock(&lock);
    }
    return 0;
}

int main(int argc, char **argv)
{
    pthread_t a, b;
    int c;
    opterr = 0;
    while ((c = getopt(argc, argv, "dkz")) != -1)
        flags |= c == 'd' ? 1 : c == 'k' ? 2 : c == 'z' ? 4 : 8;
    pthread_create(&a, 0, closer, 0);
    pthread_create(&b, 0, writer, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
