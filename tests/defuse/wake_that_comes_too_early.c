//! what: a wake that comes before anybody sleeps is lost; held back, it shows what comes after the sleep
//! flow: word initial sleep
//! flow: x set late
//! fails: deadlock
#define _GNU_SOURCE
#include <linux/futex.h>
#include <pthread.h>
#include <sys/syscall.h>
#include <unistd.h>

static int x, word;

static void *waker(void *arg)
{
    syscall(SYS_futex, &word, FUTEX_WAKE, 1);
    return arg;
}

static void *sleeper(void *arg)
{
    syscall(SYS_futex, &word, FUTEX_WAIT, 0, NULL); //~ sleep
    x = 1; //~ set
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, waker, NULL);
    pthread_create(&b, NULL, sleeper, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return x > 1; //~ late
}
