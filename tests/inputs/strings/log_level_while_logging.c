//! what: the level is set by name while a line of that level is under way and its buffer is not there yet
//! options: --symbolic-argv
//! args: aaaaaa
//! find: null-access
//! order: needed
//! input: argv[1] = "trace"
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <strings.h>

static const char *const names[] = { "error", "warn", "info", "debug", "trace" };
static atomic_int level;
static _Atomic(char *) buffer;

static void *configure(void *arg)
{
    for (int i = 0; i < 5; i++)
        if (strcasecmp(arg, names[i]) == 0)
            atomic_store(&level, i);
    atomic_store(&buffer, calloc(1, 64));
    return 0;
}

static void *logger(void *arg)
{
    (void)arg;
    if (atomic_load(&level) == 4) {
        char *line = atomic_load(&buffer);
        line[0] = 't'; //~ FAIL
    }
    return 0;
}

int main(int argc, char **argv)
{
    pthread_t a, b;
    if (argc < 2)
        return 1;
    pthread_create(&a, 0, configure, argv[1]);
    pthread_create(&b, 0, logger, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    free(atomic_load(&buffer));
    return 0;
}
