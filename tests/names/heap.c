// Heap objects, by what their pointers are used as.
#define _GNU_SOURCE
#include "names.h"
#include <pthread.h>
#include <string.h>
#include <sys/mman.h>

struct node { int value; struct node *next; };
typedef struct { long id; double balance; } account;
struct message { int length; char text[]; };
struct pool { account *accounts; char *names[3]; struct node *head; int count; };

static struct node *list;
static struct pool pools[2];
static void *anything;

static void *xmalloc(size_t size)
{
    void *p = malloc(size);
    if (!p)
        abort();
    return p;
}

static void *counted(size_t n, size_t size)
{
    return xmalloc(n * size);
}

static struct node *new_node(int value, struct node *next)
{
    struct node *n = xmalloc(sizeof *n); // @node
    n->value = value;
    n->next = next;
    return n;
}

static struct node *bare_node(void)
{
    return calloc(1, sizeof(struct node)); // @bare
}

static double *numbers(int n)
{
    return malloc(n * sizeof(double)); // @numbers
}

static void fill(struct node *n)
{
    n->value = 1;
}

static struct pool *the_pool(void)
{
    return &pools[1];
}

int main(int argc, char **argv)
{
    list = new_node(1, new_node(2, NULL));
    NAME(list->next, "node.next (heap, heap.c:@node)");
    NAME(list->next->value, "node.value (heap, heap.c:@node)");
    AT(&list->value, 2, "node.value (2 bytes, heap, heap.c:@node)");
    NAME(*list, "node (heap, heap.c:@node)");
    NAME(bare_node()->next, "node.next (heap, heap.c:@bare)");

    account *accounts = calloc(10, sizeof *accounts); // @accounts
    NAME(accounts[3].balance, "accounts[3].balance (heap, heap.c:@accounts)");
    NAME(accounts[3], "accounts[3] (heap, heap.c:@accounts)");
    AT(accounts, 160, "accounts (heap, heap.c:@accounts)");
    AT(accounts + 1, 32, "accounts[1] (32 bytes, heap, heap.c:@accounts)");
    double *prices = numbers(5);
    NAME(prices[4], "prices[4] (heap, heap.c:@numbers)");
    NAME(numbers(2)[1], "double[1] (heap, heap.c:@numbers)");
    account *one = malloc(sizeof *one); // @one
    NAME(one->balance, "account.balance (heap, heap.c:@one)");

    the_pool()->accounts = counted(4, sizeof(account)); // @member
    NAME(pools[1].accounts[2].id, "pool.accounts[2].id (heap, heap.c:@member)");
    pools[0].accounts = counted(4, sizeof(account)); // @global
    NAME(pools[0].accounts[2].id, "pools[0].accounts[2].id (heap, heap.c:@global)");
    pools[argc].names[argc] = strdup("ada"); // @strdup
    NAME(pools[1].names[1][2], "char[2] (heap, heap.c:@strdup)");

    int *count = malloc(sizeof *count); // @count
    NAME(*count, "*count (heap, heap.c:@count)");
    int **rows = malloc(3 * sizeof *rows); // @rows
    NAME(rows[1], "rows[1] (heap, heap.c:@rows)");
    for (int i = 0; i < 3; i++)
        rows[i] = malloc(4 * sizeof **rows); // @row
    NAME(rows[2][3], "int[3] (heap, heap.c:@row)");
    pthread_mutex_t *lock = malloc(sizeof *lock); // @lock
    AT(lock, 0, "*lock (heap, heap.c:@lock)");

    struct message *m = malloc(sizeof *m + 20); // @message
    NAME(m->length, "message.length (heap, heap.c:@message)");
    NAME(m->text[5], "message.text[5] (heap, heap.c:@message)");

    char *buffer = malloc(100); // @buffer
    NAME(buffer[40], "buffer[40] (heap, heap.c:@buffer)");
    buffer = realloc(buffer, 200); // @bigger
    AT(buffer + 40, 8, "buffer[40] (8 bytes, heap, heap.c:@bigger)");
    AT(buffer + 200, 1, "just past the end of buffer (heap, heap.c:@bigger)");

    void *aligned;
    long *longs;
    if (posix_memalign((void **)&longs, 64, 8 * sizeof *longs)) // @memalign
        return 1;
    NAME(longs[7], "longs[7] (heap, heap.c:@memalign)");
    if (posix_memalign(&aligned, 64, 64)) // @aligned
        return 1;
    AT((char *)aligned + 8, 4, "heap object of 64 bytes from heap.c:@aligned +8");

    void *passed = malloc(sizeof(struct node)); // @passed
    fill(passed);
    AT(passed, 4, "node.value (heap, heap.c:@passed)");
    void *later = malloc(sizeof(account)); // @later
    ((account *)later)->balance = 2;
    AT((char *)later + 8, 8, "account.balance (heap, heap.c:@later)");
    anything = malloc(40); // @anything
    AT((char *)anything + 8, 4, "heap object of 40 bytes from heap.c:@anything +8");

    int *shared = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0); // @map
    NAME(shared[2], "shared[2] (mapping, heap.c:@map)");

    struct node *freed = new_node(3, NULL);
    NAME(freed->next, "node.next (heap, heap.c:@node)");
    free(freed);
    (void)argv;
    return 0;
}
