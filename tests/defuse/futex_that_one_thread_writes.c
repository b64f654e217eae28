//! what: a wait on a futex reads its word, also where only the other waiting thread writes it
//! flow: x initial sleep
//! flow: x initial look
//! flow: x set sleep
//! fails: deadlock
#define _GNU_SOURCE
#include <linux/futex.h>
#include <pthread.h>
#include <sys/syscall.h>
#include <unistd.h>

static int x;

static void *sleeper(void *arg)
{
    syscall(SYS_futex, &x, FUTEX_WAIT, 0, NULL); //~ sleep
    return arg;
}

static void *writer(void *arg)
{
    syscall(SYS_futex, &x, FUTEX_WAIT, 1, NULL); //~ look
    x = 0; //~ set
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, sleeper, NULL);
    pthread_create(&b, NULL, writer, NULL);
    pthread_join(b, NULL);
    pthread_join(a, NULL);
    return 0;
}
