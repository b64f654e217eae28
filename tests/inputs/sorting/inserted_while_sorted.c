//! what: a list of words is sorted while another thread appends; a word that comes first lands behind the end
//! options: --symbolic-argv
//! args: aaaaaa
//! find: assertion
//! order: needed
//! input: argv[1] = "aab"
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static const char *words[4] = { "pear", "fig", "lime" };
static int count = 3, sorted;
static const char *given;

static int compare(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static void *sort(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    qsort(words, (size_t)count, sizeof words[0], compare);
    sorted = 1;
    pthread_mutex_unlock(&lock);
    return 0;
}

static void *append(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    words[count++] = given;
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(int argc, char **argv)
{
    pthread_t a, b;
    if (argc < 2 || strncmp(argv[1], "aa", 2) != 0 || argv[1][2] == 'a' || strlen(argv[1]) != 3)
        return 0;
    given = argv[1];
    pthread_create(&a, 0, append, 0);
    pthread_create(&b, 0, sort, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    if (strcmp(given, "aab") == 0)
        assert(strcmp(words[0], "aab") == 0); //~ FAIL
    return 0;
}
