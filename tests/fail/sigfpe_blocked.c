//! what: a handler that jumps out without its mask leaves SIGFPE blocked: the second division ends the program
//! fail: division-by-zero
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>

#ifdef FIXED
enum { SAVE = 1 };
#else
enum { SAVE = 0 };
#endif

static sigjmp_buf back;
static volatile int zero;

static void handler(int signal)
{
    siglongjmp(back, signal);
}

int main(void)
{
    signal(SIGFPE, handler);
    volatile int caught = 0;
    if (sigsetjmp(back, SAVE))
        caught++;
    printf("%d\n", caught);
    if (caught < 2)
        printf("%d\n", 7 / zero); //~ FAIL
    return 0;
}
