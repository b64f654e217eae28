//! what: the handler of a division by zero returns to the division, which would go on for ever
//! fail: division-by-zero
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>

static sigjmp_buf back;
static volatile int zero;

static void handler(int signal)
{
#ifdef FIXED
    siglongjmp(back, signal);
#else
    (void)signal;
#endif
}

int main(void)
{
    signal(SIGFPE, handler);
    if (sigsetjmp(back, 1) == 0)
        return 7 / zero; //~ FAIL
    puts("caught");
    return 0;
}
