/* exit and the handlers that run before it, last registered first. A handler may register more, and may call exit
   again: it goes on with the handlers that are left. */
#include <stddef.h>

void *malloc(size_t);
_Noreturn void _exit(int);
/* Of the VM: runs what the program marked as destructors. */
void __unsnarl_run_destructors(void);
/* Of the VM: flushes the streams and ends the program. */
_Noreturn void __unsnarl_exit(int);

enum kind { DONE, PLAIN, WITH_ARGUMENT, WITH_STATUS };

struct handler {
    enum kind kind;
    union {
        void (*plain)(void);
        void (*with_argument)(void *);
        void (*with_status)(int, void *);
    } function;
    void *argument;
    void *dso;
    struct handler *before;
};

/* The first ones need no memory from the heap, as the standard promises for 32. */
enum { RESERVED = 64 };
static struct handler reserved[RESERVED];
static int reserved_used;
static struct handler *last, *last_quick;

/* Room for a handler; other threads may register theirs at the same moment. */
static struct handler *room(void) {
    int n = __atomic_load_n(&reserved_used, __ATOMIC_SEQ_CST);
    if (n < RESERVED && (n = __atomic_fetch_add(&reserved_used, 1, __ATOMIC_SEQ_CST)) < RESERVED)
        return &reserved[n];
    return malloc(sizeof(struct handler));
}

/* A handler is found by others only when it is whole. */
static int add(struct handler **list, struct handler new) {
    struct handler *h = room();
    if (h == NULL)
        return -1;
    *h = new;
    h->before = __atomic_load_n(list, __ATOMIC_SEQ_CST);
    while (!__atomic_compare_exchange_n(list, &h->before, h, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST))
        ;
    return 0;
}

int atexit(void (*function)(void)) {
    return add(&last, (struct handler){.kind = PLAIN, .function.plain = function});
}

int on_exit(void (*function)(int, void *), void *argument) {
    return add(&last, (struct handler){.kind = WITH_STATUS, .function.with_status = function, .argument = argument});
}

int __cxa_atexit(void (*function)(void *), void *argument, void *dso) {
    return add(&last, (struct handler){
        .kind = WITH_ARGUMENT, .function.with_argument = function, .argument = argument, .dso = dso});
}

int at_quick_exit(void (*function)(void)) {
    return add(&last_quick, (struct handler){.kind = PLAIN, .function.plain = function});
}

static void run(struct handler *h, int status) {
    enum kind kind = h->kind;
    h->kind = DONE;
    switch (kind) {
    case PLAIN:
        h->function.plain();
        break;
    case WITH_ARGUMENT:
        h->function.with_argument(h->argument);
        break;
    case WITH_STATUS:
        h->function.with_status(status, h->argument);
        break;
    case DONE:
        break;
    }
}

static void run_all(struct handler **list, int status) {
    /* Not atomic, so that a run without handlers is what it always was; the VM knows that this is no race. */
    while (*list != NULL) {
        struct handler *h = __atomic_load_n(list, __ATOMIC_SEQ_CST);
        if (h != NULL && __atomic_compare_exchange_n(list, &h, h->before, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST))
            run(h, status);
    }
}

/* Runs the handlers of one library, or of all. They stay in the list, marked as done. */
void __cxa_finalize(void *dso) {
    for (struct handler *h = last; h != NULL; h = h->before)
        if (h->kind == WITH_ARGUMENT && (dso == NULL || h->dso == dso))
            run(h, 0);
}

_Noreturn void exit(int status) {
    run_all(&last, status);
    __unsnarl_run_destructors();
    __unsnarl_exit(status);
}

_Noreturn void quick_exit(int status) {
    run_all(&last_quick, status);
    _exit(status);
}
