//! what: twins keep pointers and numbers in one struct, exchange pointers atomically and compare them; nobody looks at their digits
//! cflags: -pthread
//! outcomes: 1
//! runs: 1
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

struct node { struct node *next; long number; int count; };
static _Atomic(struct node *) top;
static atomic_long sum;

static void *work(void *arg)
{
    struct node *n = malloc(sizeof *n), copy;
    struct node *seen = NULL;
    n->next = NULL;
    n->number = 5;
    n->count = 2;
    copy = *n;
    if (!atomic_compare_exchange_strong(&top, &seen, n) && seen != n)
        atomic_fetch_add(&sum, seen->number * 10 + copy.count + copy.number);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, work, NULL);
    pthread_create(&b, NULL, work, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%ld\n", sum);
    return 0;
}
