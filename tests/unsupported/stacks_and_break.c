//! what: there are no second stacks and no program break
//! args: getcontext
//! args: setcontext
//! args: makecontext
//! args: swapcontext
//! args: brk
//! args: sbrk
#define _GNU_SOURCE
#include <string.h>
#include <ucontext.h>
#include <unistd.h>

int main(int argc, char **argv) {
    const char *which = argc > 1 ? argv[1] : "";
    static ucontext_t a, b;
    if (!strcmp(which, "getcontext")) getcontext(&a);
    if (!strcmp(which, "setcontext")) setcontext(&a);
    if (!strcmp(which, "makecontext")) makecontext(&a, (void (*)(void))main, 0);
    if (!strcmp(which, "swapcontext")) swapcontext(&a, &b);
    if (!strcmp(which, "brk")) brk(argv);
    if (!strcmp(which, "sbrk")) sbrk(16);
    return 0;
}
