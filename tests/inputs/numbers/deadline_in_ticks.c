//! what: a time in hex is the deadline; it is met only if the clock thread ticks between two looks at it
//! options: --symbolic-argv
//! args: aaaaa
//! find: assertion
//! order: needed
//! input: argv[1] = "1f4"
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_long now = 499;
static long deadline;

static void *tick(void *arg)
{
    (void)arg;
    atomic_fetch_add(&now, 1);
    return 0;
}

static void *timer(void *arg)
{
    (void)arg;
    if (atomic_load(&now) < deadline)
        assert(atomic_load(&now) != deadline); //~ FAIL
    return 0;
}

int main(int argc, char **argv)
{
    pthread_t a, b;
    char *end;
    if (argc < 2)
        return 0;
    deadline = strtol(argv[1], &end, 16);
    if (*end || end == argv[1] || end - argv[1] < 3)
        return 0;
    pthread_create(&a, 0, tick, 0);
    pthread_create(&b, 0, timer, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
