//! what: longjmp to a function that has returned
//! fail: bad-longjmp
#include <setjmp.h>
#include <stdio.h>

static jmp_buf env;

static int prepare(void) {
    return setjmp(env);
}

int main(void) {
    volatile int tries = 0;
#ifdef FIXED
    (void)prepare;
    if (setjmp(env) == 0)
#else
    if (prepare() == 0)
#endif
    {
        tries++;
        longjmp(env, 1); //~ FAIL
    }
    printf("%d\n", tries);
    return 0;
}
