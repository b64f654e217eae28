//! what: a flag lock made of two indivisible functions where one would do: between the test and the taking another thread takes it, too
//! find: assertion
//! proves: yes
#include <assert.h>
#include <pthread.h>

static int taken, inside;

static int __VERIFIER_atomic_is_free(void)
{
    return !taken;
}

static void __VERIFIER_atomic_take(void)
{
    taken = 1;
}

static int __VERIFIER_atomic_try(void)
{
    if (taken)
        return 0;
    taken = 1;
    return 1;
}

static void __VERIFIER_atomic_enter(void)
{
    inside++;
    assert(inside == 1); //~ FAIL
}

static void __VERIFIER_atomic_leave(void)
{
    inside--;
    taken = 0;
}

static void *work(void *arg)
{
#ifdef FIXED
    if (__VERIFIER_atomic_try()) {
#else
    if (__VERIFIER_atomic_is_free()) {
        __VERIFIER_atomic_take();
#endif
        __VERIFIER_atomic_enter();
        __VERIFIER_atomic_leave();
    }
    return arg;
}

int main(void)
{
    pthread_t s, t;
    pthread_create(&s, NULL, work, NULL);
    pthread_create(&t, NULL, work, NULL);
    pthread_join(s, NULL);
    pthread_join(t, NULL);
    return 0;
}
