//! what: one thread writes a word that another compares: it fails only if the word is there in time, and it is the right one
//! find: assertion
//! options: --symbolic-argv
//! args: AAAAA
#include <assert.h>
#include <pthread.h>
#include <string.h>

static char word[8];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *write_word(void *given)
{
    pthread_mutex_lock(&lock);
    strcpy(word, given);
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(int argc, char **argv)
{
    pthread_t thread;
    pthread_create(&thread, NULL, write_word, argv[argc - 1]);
    pthread_mutex_lock(&lock);
    int right = strcmp(word, "stop") == 0;
    pthread_mutex_unlock(&lock);
    pthread_join(thread, NULL);
    assert(!right); //~ FAIL
    return 0;
}
