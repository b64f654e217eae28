//! what: a pool gets a name and a size from two lines; a worker prints the name of a pool that has none yet
//! options: --symbolic-stdin 16
//! find: null-access
//! order: needed
//! input: stdin = "size=2\nname=io\n"
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static atomic_int size;
static _Atomic(char *) name;

static void *worker(void *arg)
{
    (void)arg;
    if (atomic_load(&size) == 2) {
        char *n = atomic_load(&name);
        if (n[0] == 'i') //~ FAIL
            return n;
    }
    return 0;
}

int main(void)
{
    pthread_t a;
    char line[20], kept[20];
    pthread_create(&a, 0, worker, 0);
    while (fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\n")] = '\0';
        if (strncmp(line, "size=", 5) == 0)
            atomic_store(&size, atoi(line + 5));
        else if (strncmp(line, "name=", 5) == 0)
            atomic_store(&name, strcpy(kept, line + 5));
    }
    pthread_join(a, 0);
    return 0;
}
