//! what: main reads a line and hands it over; the worker looks at it a second time after main has gone on
//! options: --symbolic-stdin 8
//! find: assertion
//! order: needed
//! input: stdin = "reload\n"
#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char line[16];
static int reloads;

static void *worker(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    int wanted = strcmp(line, "reload\n") == 0;
    pthread_mutex_unlock(&lock);
    if (wanted) {
        pthread_mutex_lock(&lock);
        reloads++;
        assert(line[0] == 'r'); //~ FAIL
        pthread_mutex_unlock(&lock);
    }
    return 0;
}

int main(void)
{
    pthread_t a;
    if (!fgets(line, sizeof line, stdin))
        return 0;
    pthread_create(&a, 0, worker, 0);
    pthread_mutex_lock(&lock);
    memset(line, 0, sizeof line);
    pthread_mutex_unlock(&lock);
    pthread_join(a, 0);
    return 0;
}
