//! what: an input decides where a thread writes in a table of its own, and a state machine by table reads on from there
//! cflags: -pthread
//! find: assertion
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

void unsnarl_symbolic(void *, unsigned long, const char *);

struct count {
    char tag;
    int seen;
    short last;
};

static const unsigned char next[4][3] = { { 1, 0, 3 }, { 1, 2, 3 }, { 2, 1, 3 }, { 3, 3, 3 } };
static unsigned char word[5];
static atomic_int closed;

static void *count_them(void *unused)
{
    (void)unused;
    struct count counts[8] = { { 0, 0, 0 } };
    unsigned state = 0;
    for (int i = 0; i < 5; i++) {
        struct count *c = &counts[word[i] % 8];
        c->seen++;
        c->last = (short)i;
        state = next[state][word[i] % 3];
    }
#ifndef FIXED
    if (counts[3].seen == 2 && counts[6].seen == 2 && counts[3].last == 4 && state == 2)
        assert(!closed); //~ FAIL
#endif
    return 0;
}

int main(void)
{
    unsnarl_symbolic(word, sizeof word, "word");
    pthread_t t;
    pthread_create(&t, 0, count_them, 0);
    closed = 1;
    closed = 0;
    pthread_join(t, 0);
    return 0;
}
