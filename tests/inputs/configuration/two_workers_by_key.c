//! what: a line says how many workers and whether they lock; two without lock lose an update
//! options: --symbolic-stdin 14
//! find: assertion
//! order: needed
//! input: stdin = "lock=0\nn=2\n"
//! slow: many paths through its lines; found in seconds where nothing else runs
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static atomic_int sum;
static int locks = 1, workers = 1;

static void *work(void *arg)
{
    (void)arg;
    if (locks)
        pthread_mutex_lock(&mutex);
    int n = atomic_load(&sum);
    atomic_store(&sum, n + 1);
    if (locks)
        pthread_mutex_unlock(&mutex);
    return 0;
}

int main(void)
{
    char line[16];
    pthread_t t[2];
    while (fgets(line, sizeof line, stdin)) {
        char *equals = strchr(line, '=');
        if (!equals)
            break;
        *equals = '\0';
        if (strcmp(line, "lock") == 0)
            locks = atoi(equals + 1) != 0;
        else if (strcmp(line, "n") == 0)
            workers = atoi(equals + 1) == 2 ? 2 : 1;
    }
    for (int i = 0; i < workers; i++)
        pthread_create(&t[i], 0, work, 0);
    for (int i = 0; i < workers; i++)
        pthread_join(t[i], 0);
    assert(atomic_load(&sum) == workers); //~ FAIL
    return 0;
}
