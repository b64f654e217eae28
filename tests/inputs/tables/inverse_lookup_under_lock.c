//! what: a table is searched for the input while another thread swaps two of its entries
//! find: assertion
//! order: needed
//! input: wanted = 40503
#include <assert.h>
#include <pthread.h>

unsigned short __VERIFIER_nondet_ushort(void);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static unsigned short table[8] = { 12, 733, 2048, 9001, 21212, 40503, 51966, 65001 };
static unsigned short wanted;

static void *swap(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    unsigned short first = table[1];
    table[1] = table[5];
    table[5] = first;
    pthread_mutex_unlock(&lock);
    return 0;
}

static void *search(void *arg)
{
    (void)arg;
    int found = -1;
    for (int half = 0; half < 2; half++) {
        pthread_mutex_lock(&lock);
        for (int i = 4 * half; i < 4 * half + 4; i++)
            if (table[i] == wanted)
                found = i;
        pthread_mutex_unlock(&lock);
    }
    assert(wanted != 40503 || found >= 0); //~ FAIL
    return 0;
}

int main(void)
{
    pthread_t a, b;
    wanted = __VERIFIER_nondet_ushort();
    pthread_create(&a, 0, swap, 0);
    pthread_create(&b, 0, search, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
