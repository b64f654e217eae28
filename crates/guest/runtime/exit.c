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

static struct handler *add(struct handler **list, enum kind kind) {
    struct handler *h = reserved_used < RESERVED ? &reserved[reserved_used++] : malloc(sizeof *h);
    if (h != NULL) {
        h->kind = kind;
        h->before = *list;
        *list = h;
    }
    return h;
}

int atexit(void (*function)(void)) {
    struct handler *h = add(&last, PLAIN);
    if (h == NULL)
        return -1;
    h->function.plain = function;
    return 0;
}

int on_exit(void (*function)(int, void *), void *argument) {
    struct handler *h = add(&last, WITH_STATUS);
    if (h == NULL)
        return -1;
    h->function.with_status = function;
    h->argument = argument;
    return 0;
}

int __cxa_atexit(void (*function)(void *), void *argument, void *dso) {
    struct handler *h = add(&last, WITH_ARGUMENT);
    if (h == NULL)
        return -1;
    h->function.with_argument = function;
    h->argument = argument;
    h->dso = dso;
    return 0;
}

int at_quick_exit(void (*function)(void)) {
    struct handler *h = add(&last_quick, PLAIN);
    if (h == NULL)
        return -1;
    h->function.plain = function;
    return 0;
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
    while (*list != NULL) {
        struct handler *h = *list;
        *list = h->before;
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
