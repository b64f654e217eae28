//! what: a log of begin, write and commit bytes is replayed by one thread; the other reads between write and commit
//! find: assertion
//! order: needed
//! input: log = "B\x11W\x63\x11C"
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

void unsnarl_symbolic(void *at, size_t size, const char *name);

static unsigned char journal[6];
static atomic_int value, open_transaction;

static void *replay(void *arg)
{
    (void)arg;
    int id = -1;
    for (int i = 0; i < 6; i++) {
        if (journal[i] == 'B' && i + 1 < 6) {
            id = journal[++i];
            atomic_store(&open_transaction, id);
        } else if (journal[i] == 'W' && i + 2 < 6) {
            if (journal[i + 2] != id)
                return 0;
            atomic_store(&value, journal[i + 1]);
            i += 2;
        } else if (journal[i] == 'C' && id == 0x11) {
            atomic_store(&open_transaction, 0);
        } else {
            return 0;
        }
    }
    return 0;
}

static void *query(void *arg)
{
    (void)arg;
    int seen = atomic_load(&value);
    if (seen == 99)
        assert(atomic_load(&open_transaction) != 0x11); //~ FAIL
    return 0;
}

int main(void)
{
    pthread_t a, b;
    unsnarl_symbolic(journal, sizeof journal, "log");
    pthread_create(&a, 0, replay, 0);
    pthread_create(&b, 0, query, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
