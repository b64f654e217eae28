//! what: the limit of the configuration is reloaded while a worker uses it; half of the change is visible
//! options: --symbolic-stdin 10
//! find: assertion
//! order: needed
//! input: stdin = "limit=8\n"
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static atomic_int limit = 4, double_limit = 8;

static void *worker(void *arg)
{
    (void)arg;
    int one = atomic_load(&limit), two = atomic_load(&double_limit);
    assert(!(one == 8 && two == 8)); //~ FAIL
    return 0;
}

int main(void)
{
    pthread_t a;
    char line[16];
    pthread_create(&a, 0, worker, 0);
    if (fgets(line, sizeof line, stdin) && strncmp(line, "limit=", 6) == 0) {
        int value = atoi(line + 6);
        atomic_store(&limit, value);
        atomic_store(&double_limit, 2 * value);
    }
    pthread_join(a, 0);
    return 0;
}
