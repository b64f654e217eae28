//! what: who becomes the owner depends on the schedule, that there is one does not
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int owner;
static atomic_int losers;

static void claim(int me)
{
    int nobody = 0;
    if (!atomic_compare_exchange_strong(&owner, &nobody, me)) { //~ BRANCH if other
        if (nobody == me) //~ NOT
            puts("I own it already?");
        atomic_fetch_add(&losers, 1);
    }
}

static void *first(void *arg)
{
    (void)arg;
    claim(1);
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    claim(2);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    if (losers != 1) //~ NOT
        puts("nobody or both");
    return 0;
}
