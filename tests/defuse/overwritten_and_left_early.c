//! what: what the same thread surely overwrites is no flow, and what comes after a call that may end the thread is not escorted
//! flow: x second late
//! flow: y initial look
//! flow: y set look
//! flow: z initial after
//! flow: z put after
//! escort: b true c true
//! ended: covered
#include <pthread.h>

int __VERIFIER_nondet_int(void);

static int x, y, z;

static void may_leave(int a)
{
    if (a == 7)
        pthread_exit(0);
}

static void *worker(void *arg)
{
    int a = *(int *)arg;
    if (a > 1) {
        may_leave(a);
        y = 1; //~ set
    }
    if (a > 2) //~ b
        z = 1; //~ put
    return 0;
}

int main(void)
{
    pthread_t t;
    int a = __VERIFIER_nondet_int(), seen = 0;
    pthread_create(&t, 0, worker, &a);
    if (a < 9)
        seen = y; //~ look
    if (a > 1) //~ c
        seen += z; //~ after
    pthread_join(t, 0);
    x = 1;
    x = 2; //~ second
    return seen + x > 100; //~ late
}
