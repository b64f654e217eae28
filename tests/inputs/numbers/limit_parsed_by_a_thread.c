//! what: one thread parses the limit, another uses it: before it is there it is 0, and a limit over the range is clamped
//! options: --symbolic-argv
//! args: aaaaaaaaaaaaaaaaaaaaaa
//! find: assertion
//! order: needed
//! input: argv[1] = "9223372036854775808"
#include <assert.h>
#include <errno.h>
#include <limits.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_long limit = 5;
static atomic_int bad;

static void *parse(void *arg)
{
    char *end;
    errno = 0;
    long n = strtol(arg, &end, 10);
    if (*end != '\0')
        return 0;
    atomic_store(&limit, n);
    if (errno == ERANGE)
        atomic_store(&bad, 1);
    return 0;
}

static void *use(void *arg)
{
    (void)arg;
    long n = atomic_load(&limit);
    if (n == LONG_MAX)
        assert(atomic_load(&bad)); //~ FAIL
    return 0;
}

int main(int argc, char **argv)
{
    pthread_t a, b;
    if (argc < 2)
        return 1;
    pthread_create(&a, 0, parse, argv[1]);
    pthread_create(&b, 0, use, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
