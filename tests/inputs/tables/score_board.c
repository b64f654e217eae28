//! what: an index and a score are stored into an array of structs by two threads; one of them overwrites the other's record
//! find: assertion
//! order: needed
//! input: update = "\x05\x2a\x05\x63"
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

void unsnarl_symbolic(void *at, size_t size, const char *name);

struct player {
    int score, best;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct player board[8];
static unsigned char update[4];

static void *report(void *arg)
{
    const unsigned char *u = arg;
    if (u[0] >= 8)
        return 0;
    pthread_mutex_lock(&lock);
    int is_best = u[1] > board[u[0]].best;
    board[u[0]].score = u[1];
    pthread_mutex_unlock(&lock);
    if (is_best) {
        pthread_mutex_lock(&lock);
        board[u[0]].best = u[1];
        pthread_mutex_unlock(&lock);
    }
    return 0;
}

int main(void)
{
    pthread_t a, b;
    unsnarl_symbolic(update, sizeof update, "update");
    if (update[0] != update[2] || update[1] >= update[3])
        return 0;
    pthread_create(&a, 0, report, &update[0]);
    pthread_create(&b, 0, report, &update[2]);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(!(update[3] == 99 && board[5].best == 42 && board[5].score == 42)); //~ FAIL
    return 0;
}
