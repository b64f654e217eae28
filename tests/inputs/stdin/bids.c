//! what: two bids are scanned; the bidders run, and a bid equal to the reserve price is lost if the other comes between
//! options: --symbolic-stdin 8
//! find: assertion
//! order: needed
//! input: stdin = "250 251\n"
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int highest = 249;
static int bid[2];

static void *bidder(void *arg)
{
    int mine = *(int *)arg;
    if (atomic_load(&highest) < mine)
        atomic_store(&highest, mine);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    if (scanf("%d %d", &bid[0], &bid[1]) != 2 || bid[0] != 250 || bid[1] <= bid[0] || bid[1] > 255)
        return 0;
    pthread_create(&a, 0, bidder, &bid[0]);
    pthread_create(&b, 0, bidder, &bid[1]);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(atomic_load(&highest) == bid[1]); //~ FAIL
    return 0;
}
