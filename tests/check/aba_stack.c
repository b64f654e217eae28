//! what: a lock-free stack's head is popped and pushed again between another thread's read and its exchange
//! cflags: -pthread
//! find: assertion
//! proves: yes
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

// A head is the index of a node (0: none) and above it a tag that counts the pushes.
#define INDEX(head) ((head)&0xff)
#define TAG 0x100u

struct node {
    atomic_uint next;
    atomic_int is_owned;
};

static struct node nodes[4];
static atomic_uint head;

static unsigned pop(void)
{
    unsigned old = head, next;
    do {
        if (INDEX(old) == 0)
            return 0;
        next = nodes[INDEX(old)].next;
    } while (!atomic_compare_exchange_strong(&head, &old, (old & ~0xffu) + next));
    nodes[INDEX(old)].is_owned = 1;
    return INDEX(old);
}

static void push(unsigned n)
{
    unsigned old = head, tag = 0;
    nodes[n].is_owned = 0;
    do {
        nodes[n].next = INDEX(old);
#ifdef FIXED
        tag = (old & ~0xffu) + TAG;
#endif
    } while (!atomic_compare_exchange_strong(&head, &old, tag + n));
}

static void *taker(void *arg)
{
    (void)arg;
    pop();
    return NULL;
}

static void *swapper(void *arg)
{
    (void)arg;
    unsigned first = pop();
    pop();
    if (first)
        push(first);
    return NULL;
}

int main(void)
{
    pthread_t t, s;
    for (unsigned n = 3; n > 0; n--)
        push(n);
    pthread_create(&t, NULL, taker, NULL);
    pthread_create(&s, NULL, swapper, NULL);
    pthread_join(t, NULL);
    pthread_join(s, NULL);
    for (unsigned n = INDEX(head); n != 0; n = nodes[n].next)
        assert(!nodes[n].is_owned); //~ FAIL
    puts("done");
    return 0;
}
