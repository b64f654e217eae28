//! what: the job that the argument names is run by two workers, one of which has not seen the other's result yet
//! options: --symbolic-argv
//! args: aaaaaaa
//! find: assertion
//! order: needed
//! input: argv[1] = "rehash"
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>

static const char *job;
static atomic_int generation, built;

static void *builder(void *arg)
{
    (void)arg;
    if (strcmp(job, "rehash") == 0) {
        atomic_fetch_add(&generation, 1);
        atomic_store(&built, 1);
    }
    return 0;
}

static void *reader(void *arg)
{
    (void)arg;
    int seen = atomic_load(&generation);
    if (seen)
        assert(atomic_load(&built)); //~ FAIL
    return 0;
}

int main(int argc, char **argv)
{
    pthread_t a, b;
    job = argc > 1 ? argv[1] : "";
    pthread_create(&a, 0, builder, 0);
    pthread_create(&b, 0, reader, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
