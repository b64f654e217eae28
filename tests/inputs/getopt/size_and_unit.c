//! what: a size with -s and a unit with -u; the product is the capacity that two producers share
//! options: --symbolic-argv
//! args: aaa aaa
//! find: assertion
//! order: needed
//! input: argv[1] = "-s3"
//! input: argv[2] = "-uk"
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static long capacity = 1, filled;

static void *produce(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    int room = filled + 2000 <= capacity;
    pthread_mutex_unlock(&lock);
    if (room) {
        pthread_mutex_lock(&lock);
        filled += 2000;
        assert(filled <= capacity); //~ FAIL
        pthread_mutex_unlock(&lock);
    }
    return 0;
}

int main(int argc, char **argv)
{
    pthread_t a, b;
    long size = 1, unit = 1;
    int c;
    opterr = 0;
    while ((c = getopt(argc, argv, "s:u:")) != -1) {
        if (c == 's')
            size = strtol(optarg, NULL, 10);
        else if (c == 'u' && optarg[0] == 'k')
            unit = 1000;
        else
            return 0;
    }
    if (size <= 0 || size > 9)
        return 0;
    capacity = size * unit;
    pthread_create(&a, 0, produce, 0);
    pthread_create(&b, 0, produce, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
