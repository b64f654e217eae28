//! what: an allocator empties its list of blocks freed by others with a load and a store: blocks freed in between are lost
//! cflags: -pthread
//! find: assertion
//! proves: yes
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#define BLOCKS 3
#define BLOCK_SIZE 32

// Each block belongs to the arena of the thread that allocates it. The owner frees it to `local`, without
// atomics; everybody else to `remote`, from where the owner takes all blocks at once when `local` is empty.
struct arena;

struct block {
    struct arena *owner;
    struct block *next;
    _Alignas(16) char bytes[BLOCK_SIZE];
};

struct arena {
    struct block *local;
    struct block *_Atomic remote;
    struct block blocks[BLOCKS];
    int collections;
};

static _Thread_local struct arena *my_arena;

static void arena_init(struct arena *a)
{
    a->local = NULL;
    atomic_init(&a->remote, NULL);
    for (int i = BLOCKS - 1; i >= 0; i--) {
        a->blocks[i].owner = a;
        a->blocks[i].next = a->local;
        a->local = &a->blocks[i];
    }
}

static void arena_collect(struct arena *a)
{
#ifdef FIXED
    struct block *list = atomic_exchange(&a->remote, NULL);
#else
    struct block *list = atomic_load(&a->remote);
    atomic_store(&a->remote, NULL);
#endif
    while (list) {
        struct block *next = list->next;
        list->next = a->local;
        a->local = list;
        list = next;
    }
    a->collections++;
}

static void *arena_alloc(size_t size)
{
    struct arena *a = my_arena;
    if (size > BLOCK_SIZE)
        return NULL;
    if (!a->local)
        arena_collect(a);
    struct block *b = a->local;
    if (!b)
        return NULL;
    a->local = b->next;
    return b->bytes;
}

static void arena_free(void *memory)
{
    struct block *b = (struct block *)((char *)memory - offsetof(struct block, bytes));
    struct arena *a = b->owner;
    if (a == my_arena) {
        b->next = a->local;
        a->local = b;
        return;
    }
    struct block *head = atomic_load(&a->remote);
    do {
        b->next = head;
    } while (!atomic_compare_exchange_weak(&a->remote, &head, b));
}

static int arena_count_free(struct arena *a)
{
    int n = 0;
    arena_collect(a);
    for (struct block *b = a->local; b; b = b->next)
        n++;
    return n;
}

// Requests go to a second thread, which frees them.
struct mailbox {
    pthread_mutex_t lock;
    pthread_cond_t arrived;
    char *messages[BLOCKS];
    int sent, taken;
};

static struct mailbox box = {.lock = PTHREAD_MUTEX_INITIALIZER, .arrived = PTHREAD_COND_INITIALIZER};

static void *consumer(void *arg)
{
    (void)arg;
    for (int i = 0; i < BLOCKS; i++) {
        pthread_mutex_lock(&box.lock);
        while (box.taken == box.sent)
            pthread_cond_wait(&box.arrived, &box.lock);
        char *message = box.messages[box.taken++];
        pthread_mutex_unlock(&box.lock);
        assert(strncmp(message, "request", 7) == 0);
        arena_free(message);
    }
    return NULL;
}

int main(void)
{
    pthread_t t;
    static struct arena arena;
    arena_init(&arena);
    my_arena = &arena;
    pthread_create(&t, NULL, consumer, NULL);
    for (int i = 0; i < BLOCKS; i++) {
        char *message = arena_alloc(BLOCK_SIZE);
        assert(message);
        snprintf(message, BLOCK_SIZE, "request %d", i);
        pthread_mutex_lock(&box.lock);
        box.messages[box.sent++] = message;
        pthread_cond_signal(&box.arrived);
        pthread_mutex_unlock(&box.lock);
    }
    char *answer = arena_alloc(BLOCK_SIZE);
    if (answer)
        arena_free(answer);
    pthread_join(t, NULL);
    assert(arena_count_free(&arena) == BLOCKS); //~ FAIL
    puts("done");
    return 0;
}
