//! what: C11's threads.h and stdatomic.h
//! cflags: -pthread
#include <stdatomic.h>
#include <stdio.h>
#include <threads.h>
#include <time.h>

static mtx_t lock, nested;
static cnd_t changed;
static tss_t slot;
static once_flag flag = ONCE_FLAG_INIT;
static int turn, calls, freed;
static atomic_int atomic_sum;
static atomic_flag gate = ATOMIC_FLAG_INIT;
static thread_local int own = 1;

static void once(void) { calls++; }
static void drop(void *p) { freed += *(int *)p; }

static int work(void *arg)
{
    static int values[3] = {1, 2, 3};
    int n = *(int *)arg;
    call_once(&flag, once);
    tss_set(slot, &values[n]);
    own += n;
    for (int i = 0; i < 50; i++) {
        while (atomic_flag_test_and_set(&gate))
            thrd_yield();
        atomic_fetch_add(&atomic_sum, own);
        atomic_flag_clear(&gate);
    }
    mtx_lock(&lock);
    while (turn != n)
        cnd_wait(&changed, &lock);
    printf("turn %d, slot %d\n", n, *(int *)tss_get(slot));
    turn++;
    cnd_broadcast(&changed);
    mtx_unlock(&lock);
    if (n == 1)
        thrd_exit(11);
    return n * 10;
}

int main(void)
{
    mtx_init(&lock, mtx_plain);
    mtx_init(&nested, mtx_plain | mtx_recursive);
    cnd_init(&changed);
    tss_create(&slot, drop);
    int number[3] = {0, 1, 2};
    thrd_t t[3];
    for (int i = 0; i < 3; i++)
        if (thrd_create(&t[i], work, &number[i]) != thrd_success)
            return 1;
    for (int i = 2; i >= 0; i--) {
        int result = -1;
        thrd_join(t[i], &result);
        printf("thread %d gave %d\n", i, result);
    }
    printf("%d %d %d %d\n", atomic_load(&atomic_sum), calls, freed, own);
    mtx_lock(&nested);
    printf("%d %d\n", mtx_trylock(&nested), thrd_equal(thrd_current(), thrd_current()) != 0);
    mtx_unlock(&nested);
    mtx_unlock(&nested);
    mtx_lock(&lock);
    struct timespec past = {0, 0};
    printf("%d\n", cnd_timedwait(&changed, &lock, &past) == thrd_timedout);
    cnd_signal(&changed);
    mtx_unlock(&lock);
    mtx_destroy(&lock);
    cnd_destroy(&changed);
    tss_delete(slot);
    thrd_sleep(&(struct timespec){0, 1000}, NULL);
    return 0;
}
