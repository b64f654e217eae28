//! what: each thread takes one argument; both must be known words, and both must find the slot empty
//! options: --symbolic-argv
//! args: aaaaa aaaaa
//! find: assertion
//! order: needed
//! input: argv[1] = "put"
//! input: argv[2] = "take"
#include <assert.h>
#include <pthread.h>
#include <string.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int slot;

static void *client(void *arg)
{
    const char *word = arg;
    pthread_mutex_lock(&lock);
    if (!strcmp(word, "put"))
        slot++;
    else if (!strcmp(word, "take"))
        slot--;
    assert(slot >= 0); //~ FAIL
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(int argc, char **argv)
{
    pthread_t a, b;
    if (argc != 3 || strcmp(argv[1], "take") == 0)
        return 0;
    if (strcmp(argv[1], "put") != 0)
        return 0;
    pthread_create(&a, 0, client, argv[1]);
    pthread_create(&b, 0, client, argv[2]);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
