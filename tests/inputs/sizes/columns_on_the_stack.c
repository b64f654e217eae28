//! what: two threads fill a row whose length is an input; both may see the last free column
//! find: stack-out-of-bounds
//! order: needed
//! input: columns = 36
#include <pthread.h>
#include <stdatomic.h>

unsigned __VERIFIER_nondet_uint(void);

static atomic_uint used;
static unsigned columns;
static char *row;

static void *fill(void *arg)
{
    (void)arg;
    if (atomic_load(&used) < columns)
        row[atomic_fetch_add(&used, 1)] = 'x'; //~ FAIL
    return 0;
}

int main(void)
{
    pthread_t a, b;
    columns = __VERIFIER_nondet_uint();
    if (columns < 30 || columns > 40 || columns % 9 != 0)
        return 0;
    char all[columns];
    row = all;
    used = columns - 1;
    pthread_create(&a, 0, fill, 0);
    pthread_create(&b, 0, fill, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
