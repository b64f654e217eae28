//! what: each line is a vote; main counts them in while the tally thread reads, and a majority shows too early
//! options: --symbolic-stdin 12
//! find: assertion
//! order: needed
//! input: stdin = "yes\nno\nyes\n"
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

static atomic_int yes, no;

static void *tally(void *arg)
{
    (void)arg;
    int against = atomic_load(&no), favour = atomic_load(&yes);
    assert(!(favour == 2 && against == 0)); //~ FAIL
    return 0;
}

int main(void)
{
    pthread_t a;
    char line[8];
    pthread_create(&a, 0, tally, 0);
    for (int i = 0; i < 3 && fgets(line, sizeof line, stdin); i++) {
        if (strcmp(line, "yes\n") == 0 && i != 1)
            atomic_fetch_add(&yes, 1);
        else if (strcmp(line, "no\n") == 0 && i == 1)
            atomic_fetch_add(&no, 1);
        else
            break;
    }
    pthread_join(a, 0);
    return 0;
}
