//! what: the older form of SV-COMP: a label ERROR with __VERIFIER_error, inputs read inside a thread's loop
//! find: assertion abort
//! order: needed
//! input: token = 60002
#include <pthread.h>
#include <stdlib.h>

extern unsigned short __VERIFIER_nondet_ushort(void);
void __VERIFIER_error(void) { abort(); } //~ FAIL

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static unsigned token, granted;

static void *request(void *arg)
{
    pthread_mutex_lock(&m);
    if (token == 60002 && granted == 0)
        granted = 1;
    pthread_mutex_unlock(&m);
    pthread_mutex_lock(&m);
    if (granted == 1)
        granted = 2;
    pthread_mutex_unlock(&m);
    return arg;
}

static void *revoke(void *arg)
{
    pthread_mutex_lock(&m);
    if (granted == 1)
        goto ERROR;
    pthread_mutex_unlock(&m);
    return arg;
ERROR:
    __VERIFIER_error();
    return arg;
}

int main(void)
{
    pthread_t a, b;
    token = __VERIFIER_nondet_ushort();
    pthread_create(&a, 0, request, 0);
    pthread_create(&b, 0, revoke, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
