// Global variables, statics and thread-locals, and their parts.
#include "names.h"
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>

struct queue {
    int filled;
    char tag;
    struct { long first, last; } ends;
    pthread_mutex_t lock;
    double *items;
} queue;

typedef struct { const char *owner; volatile long balance; } account_t;
account_t bank[5];
static int matrix[4][3];
_Atomic int hits;
long long total;
_Thread_local struct { int depth, calls; } per_thread;
struct single { int only; } single;

struct flags { unsigned dirty : 1, used : 3; unsigned count : 12; int plain; } flags;

union value {
    float real;
    int whole;
    struct { short low, high; } halves;
    char bytes[8];
    long wide;
} value;

struct tree { struct tree *child[2]; union { long key; void *link; }; } root;
enum colour { RED, GREEN } colour;
pthread_mutex_t locks[3];
sem_t semaphore;
char line[16];

static int *next_id(void)
{
    static int last[2];
    static _Thread_local long mine;
    NAME(mine, "mine (thread-local, static in next_id)");
    return last;
}

int main(void)
{
    NAME(queue, "queue");
    NAME(queue.filled, "queue.filled");
    NAME(queue.tag, "queue.tag");
    AT(&queue.tag + 1, 1, "queue+5 (1 byte)");
    NAME(queue.ends, "queue.ends");
    NAME(queue.ends.last, "queue.ends.last");
    NAME(queue.lock, "queue.lock");
    AT(&queue.lock, 0, "queue.lock");
    AT(&queue.lock, 4, "queue.lock");
    NAME(queue.items, "queue.items");
    AT(&queue, 0, "queue.filled");
    AT(&queue, 8, "queue.filled (8 bytes)");
    AT((char *)&queue + sizeof queue, 4, "just past the end of queue");
    AT((char *)&queue + sizeof queue + 3, 4, "3 bytes past the end of queue");

    NAME(bank, "bank");
    NAME(bank[3], "bank[3]");
    NAME(bank[3].balance, "bank[3].balance");
    AT(&bank[1], 32, "bank[1] (32 bytes)");
    NAME(matrix[2][1], "matrix[2][1]");
    NAME(matrix[2], "matrix[2]");
    NAME(matrix, "matrix");
    NAME(hits, "hits");
    AT((char *)&total + 4, 2, "total+4 (2 bytes)");
    AT(&total, 4, "total (4 bytes)");
    NAME(per_thread.calls, "per_thread.calls (thread-local)");
    NAME(single.only, "single.only");

    AT(&flags, 1, "flags.{dirty,used,count}");
    AT((char *)&flags + 1, 1, "flags.count");
    NAME(flags.plain, "flags.plain");
    AT(&value, 4, "value.real");
    AT(&value, 8, "value.bytes");
    AT((char *)&value + 2, 2, "value.halves.high");
    AT((char *)&value + 5, 1, "value.bytes[5]");
    AT((char *)&value + 6, 2, "value.bytes[6] (2 bytes)");
    NAME(root.child[1], "root.child[1]");
    NAME(root.key, "root.key");
    NAME(colour, "colour");
    NAME(locks[2], "locks[2]");
    AT(&locks[2], 0, "locks[2]");
    NAME(semaphore, "semaphore");
    NAME(line[7], "line[7]");
    AT(line + 8, 4, "line[8] (4 bytes)");
    AT(next_id() + 1, 4, "last[1] (static in next_id)");

    AT("text", 1, "string literal");
    AT(&errno, 4, "errno");
    AT(stdout, 1, "FILE");
    AT(&stdout, 8, "stdout");
    AT(NULL, 1, "null");
    AT(main, 1, "function main");
    return 0;
}
