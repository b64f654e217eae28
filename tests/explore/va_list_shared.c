//! what: two threads and one va_list: starting it, copying it and taking from it are accesses like any
//! cflags: -pthread
//! outcomes: 3
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>

static va_list list;
static int copied;

static void *starts(void *arg)
{
    va_list mine;
    va_copy(mine, list);
    copied = va_arg(mine, int);
    va_end(mine);
    return arg;
}

static void run(int n, ...)
{
    pthread_t t;
    va_list first, second;
    va_start(first, n);
    va_start(second, n);
    (void)va_arg(second, int);
    va_copy(list, first);
    pthread_create(&t, NULL, starts, NULL);
    va_copy(list, second);
    int next = va_arg(list, int);
    pthread_join(t, NULL);
    printf("%d %d\n", copied, next);
    va_end(first);
    va_end(second);
}

int main(void)
{
    run(3, 10, 20, 30);
    return 0;
}
