//! what: the number of workers is read from the argument; with more than one, the last may close the pool too early
//! options: --symbolic-argv
//! args: aaaaa
//! find: assertion
//! order: needed
//! input: argv[1] = "n=3"
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int left, closed;

static void *worker(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    int mine = --left;
    pthread_mutex_unlock(&lock);
    pthread_mutex_lock(&lock);
    if (mine == 0)
        closed = 1;
    else
        assert(!closed); //~ FAIL
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(int argc, char **argv)
{
    pthread_t all[4];
    int n;
    if (argc < 2 || sscanf(argv[1], "n=%d", &n) != 1 || n < 1 || n > 4)
        return 0;
    left = n;
    for (int i = 0; i < n; i++)
        pthread_create(&all[i], 0, worker, 0);
    for (int i = 0; i < n; i++)
        pthread_join(all[i], 0);
    return 0;
}
