//! what: a change of the next four bytes wakes nobody who polls these
//! cflags: -pthread
//! outcomes: 1
#include <pthread.h>
#include <stdatomic.h>

static struct {
    atomic_int x, y;
} s;

static void *poll(void *arg)
{
    while (!s.x) {
    }
    return arg;
}

static void *set(void *arg)
{
    s.y = 1;
    return arg;
}

int main(void)
{
    pthread_t t, u;
    pthread_create(&t, NULL, poll, NULL);
    pthread_create(&u, NULL, set, NULL);
    pthread_join(u, NULL);
    pthread_join(t, NULL);
    return 0;
}
