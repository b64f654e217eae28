//! what: STEM's figure 2: its ten flows of x and z, one pair of branches that cannot be covered, and what is read but never written in time
//! flow: x initial l2
//! flow: x initial l4
//! flow: x initial l10
//! flow: x l5 l10
//! flow: x l13 l2
//! flow: x l13 l4
//! flow: y initial l7
//! flow: y initial l9
//! flow: z initial l13
//! flow: z l2 l13
//! flow: z l4 l11
//! flow: z l4 l13
//! impossible: z initial l11
//! undecided: z l2 l11
//! first: -DA=2 -DB=2 -DC=3
//! first: -DA=1 -DB=2 -DC=3
//! first: -DA=0 -DB=9 -DC=0
//! first: -DA=2 -DB=6 -DC=1
//! ended: unreachable
//! escort: b1 false b10 true
//! escort: b1 true b10 false
//! escort: b1 false b10 false
//! escort: b10 false b1 true
//! escort: b10 false b1 false
//! uncovered: b1 true b10 true
#include <pthread.h>

int __VERIFIER_nondet_int(void);

// The inputs of the first run; an unknown is 0 there.
#ifndef A
#define A 0
#define B 0
#define C 0
#endif

static int x, y, z;

// The paper's table I leaves out what is read of y, whose initial value is all there is. Line numbers are the paper's.
static void *t0(void *arg)
{
    int a = *(int *)arg;
    if (a > 1) //~ b1
        z = x + 2; //~ l2
    else {
        z = x - 2; //~ l4
        x = 3; //~ l5
    }
    return 0;
}

static void *t1(void *arg)
{
    int b = *(int *)arg;
    if (b > 5) //~ b6
        b = y + 1; //~ l7
    else
        b = y - 1; //~ l9
    if (x > 2) //~ b10 l10
        y = z + 1; //~ l11
    else
        x = z - 1; //~ l13
    return (void *)(long)(b != 0);
}

static void *t2(void *arg)
{
    int c = *(int *)arg, d;
    if (c < 2) //~ b14
        d = 1;
    else
        d = 0;
    return (void *)(long)(d * 0);
}

int main(void)
{
    pthread_t threads[3];
    int a = A + __VERIFIER_nondet_int(), b = B + __VERIFIER_nondet_int(), c = C + __VERIFIER_nondet_int();
    pthread_create(&threads[0], 0, t0, &a);
    pthread_create(&threads[1], 0, t1, &b);
    pthread_create(&threads[2], 0, t2, &c);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], 0);
    return 0;
}
