//! what: the word quiet suppresses the signal that a waiter needs
//! options: --symbolic-stdin 8
//! input: stdin = "quiet\n"
//! deadlock: never-signalled wait
#include <pthread.h>
#include <stdio.h>
#include <string.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t ready = PTHREAD_COND_INITIALIZER;
static int done, quiet;

static void *waiter(void *arg)
{
    pthread_mutex_lock(&lock);
    while (!done)
        pthread_cond_wait(&ready, &lock);     //~ wait
    pthread_mutex_unlock(&lock);
    return arg;
}

static void *notifier(void *arg)
{
    pthread_mutex_lock(&lock);
    done = 1;
    if (!quiet)
        pthread_cond_signal(&ready);
    pthread_mutex_unlock(&lock);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    char word[12];
    if (scanf("%11s", word) != 1)
        return 0;
    quiet = strcmp(word, "quiet") == 0;
    pthread_create(&a, 0, waiter, 0);
    pthread_create(&b, 0, notifier, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
