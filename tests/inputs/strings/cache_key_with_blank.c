//! what: a key with a blank is cut at it; two threads then insert what looks like one key, and the second frees the first's entry
//! options: --symbolic-argv
//! args: aaaaa aaaaa
//! find: use-after-free
//! order: needed
//! input: argv[1] = "k1 a"
//! input: argv[2] = "k1 b"
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char *entry;

static void *insert(void *arg)
{
    const char *key = arg;
    size_t n = strcspn(key, " ");
    if (key[n] == '\0' || n != 2 || key[0] != 'k')
        return 0;
    char *mine = malloc(n + 1);
    memcpy(mine, key, n);
    mine[n] = '\0';
    pthread_mutex_lock(&lock);
    if (!entry)
        entry = mine;
    else if (strcmp(entry, mine) == 0) {
        free(entry);
        entry = mine;
    } else
        free(mine);
    char *shown = entry;
    pthread_mutex_unlock(&lock);
    pthread_mutex_lock(&lock);
    size_t length = strlen(shown); //~ FAIL
    pthread_mutex_unlock(&lock);
    return (void *)length;
}

int main(int argc, char **argv)
{
    pthread_t a, b;
    if (argc != 3 || strcmp(argv[1], argv[2]) == 0)
        return 0;
    pthread_create(&a, 0, insert, argv[1]);
    pthread_create(&b, 0, insert, argv[2]);
    pthread_join(a, 0);
    pthread_join(b, 0);
    free(entry);
    return 0;
}
