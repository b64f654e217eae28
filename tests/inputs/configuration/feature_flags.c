//! what: a list of flags after a colon; with cache and nolock both threads update the cache without a lock
//! options: --symbolic-stdin 16
//! find: assertion
//! order: needed
//! input: stdin = "f:cache,nolock\n"
//! slow: many paths through two words
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static atomic_int entries;
static int cache, nolock;

static void *update(void *arg)
{
    (void)arg;
    if (!cache)
        return 0;
    if (!nolock)
        pthread_mutex_lock(&lock);
    int n = atomic_load(&entries);
    atomic_store(&entries, n + 1);
    if (!nolock)
        pthread_mutex_unlock(&lock);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    char line[24], *save;
    if (!fgets(line, sizeof line, stdin) || strncmp(line, "f:", 2) != 0)
        return 0;
    for (char *flag = strtok_r(line + 2, ",\n", &save); flag; flag = strtok_r(NULL, ",\n", &save)) {
        cache |= strcmp(flag, "cache") == 0;
        nolock |= strcmp(flag, "nolock") == 0;
    }
    pthread_create(&a, 0, update, 0);
    pthread_create(&b, 0, update, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(atomic_load(&entries) != 1); //~ FAIL
    return 0;
}
