//! what: two threads take a bid of exactly the reserve price, each seeing that nobody has it yet
//! options: --symbolic-argv
//! args: aaaaa
//! find: assertion
//! order: needed
//! input: argv[1] = "12.25"
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int sold, at_reserve;

static void *take(void *arg)
{
    (void)arg;
    if (atomic_load(&at_reserve) && !atomic_load(&sold))
        atomic_fetch_add(&sold, 1);
    return 0;
}

int main(int argc, char **argv)
{
    pthread_t a, b;
    if (argc < 2)
        return 0;
    double bid = strtod(argv[1], 0);
    at_reserve = bid == 12.25;
    pthread_create(&a, 0, take, 0);
    pthread_create(&b, 0, take, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(atomic_load(&sold) < 2); //~ FAIL
    return 0;
}
