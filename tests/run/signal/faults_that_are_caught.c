//! what: handlers of SIGFPE and SIGSEGV that jump out of the instruction, and one that sees to the cause and returns to it
#define _GNU_SOURCE
#include <limits.h>
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>

static sigjmp_buf back;
static volatile int zero, minus_one = -1, smallest = INT_MIN;
static char *page;

static void jumps(int signal, siginfo_t *info, void *context)
{
    (void)context;
    printf("signal %d, code %d\n", signal, info->si_code);
    siglongjmp(back, signal);
}

static void repairs(int signal)
{
    printf("signal %d\n", signal);
    mprotect(page, 4096, PROT_READ | PROT_WRITE);
}

static int divide(int a, int b)
{
    int got = sigsetjmp(back, 1);
    if (got)
        return -got;
    return a / b;
}

static int remainder_of(int a, int b)
{
    int got = sigsetjmp(back, 1);
    if (got)
        return -got;
    return a % b;
}

static int load(const int *p)
{
    int got = sigsetjmp(back, 1);
    if (got)
        return -got;
    return *p;
}

int main(void)
{
    struct sigaction action = { .sa_flags = SA_SIGINFO };
    action.sa_sigaction = jumps;
    sigaction(SIGFPE, &action, NULL);
    sigaction(SIGSEGV, &action, NULL);
    for (int i = 0; i < 2; i++) {
        printf("%d\n", divide(7, zero));
        printf("%d\n", divide(smallest, minus_one));
        printf("%d\n", remainder_of(7, zero));
        printf("%d\n", divide(7, 2));
        printf("%d\n", load(NULL));
        printf("%d\n", load((const int *)&minus_one));
    }

    page = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    signal(SIGSEGV, repairs);
    mprotect(page, 4096, PROT_READ);
    for (int i = 0; i < 3; i++)
        page[i] = (char)('a' + i);
    mprotect(page, 4096, PROT_READ);
    memcpy(page + 3, "d", 2);
    puts(page);
    return 0;
}
