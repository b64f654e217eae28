//! what: the owner of a deque takes the last task without competing with a thief
//! cflags: -pthread
//! find: assertion
//! proves: yes
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static const int tasks[2] = {0, 1};
static atomic_int top, bottom = 2;
static atomic_int times_run[2];

static void steal(void)
{
    int t = top;
    if (t >= bottom)
        return;
    int task = tasks[t];
    if (atomic_compare_exchange_strong(&top, &t, t + 1))
        times_run[task]++;
}

static void pop(void)
{
    int b = --bottom;
    int t = top;
    if (t > b) {
        bottom = b + 1;
        return;
    }
#ifdef FIXED
    if (t == b) {
        bottom = b + 1;
        if (!atomic_compare_exchange_strong(&top, &t, t + 1))
            return;
    }
#endif
    times_run[tasks[b]]++;
}

static void *thief(void *arg)
{
    (void)arg;
    steal();
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, thief, NULL);
    pop();
    pop();
    pthread_join(t, NULL);
    assert(times_run[0] == 1 && times_run[1] == 1); //~ FAIL
    puts("done");
    return 0;
}
