//! what: a struct that is passed by value is read
//! cflags: -pthread
//! outcomes: 2
#include <pthread.h>
#include <stdio.h>
struct s { long a, b, c; };
static struct s g;
static long r;
static void take(struct s s) { r = s.a; }
static void *passes(void *arg) { take(g); return arg; }
int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, passes, 0);
    g.a = 5;
    pthread_join(t, 0);
    printf("%ld\n", r);
    return 0;
}
