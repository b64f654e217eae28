//! what: uselocale is for the thread that calls it; the others have what setlocale says
//! cflags: -pthread
#define _GNU_SOURCE
#include <locale.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <wctype.h>

static void *other(void *arg)
{
    printf("other: %x %zu\n", (unsigned)towupper(0xe9), MB_CUR_MAX);
    uselocale(newlocale(LC_ALL_MASK, "C", NULL));
    printf("other: %x %zu\n", (unsigned)towupper(0xe9), MB_CUR_MAX);
    return arg;
}

static void run(void)
{
    pthread_t t;
    pthread_create(&t, NULL, other, NULL);
    pthread_join(t, NULL);
}

int main(void)
{
    uselocale(newlocale(LC_ALL_MASK, "C.UTF-8", NULL));
    printf("main: %x %zu\n", (unsigned)towupper(0xe9), MB_CUR_MAX);
    run();
    setlocale(LC_ALL, "C.UTF-8");
    uselocale(LC_GLOBAL_LOCALE);
    run();
    printf("main: %x %zu\n", (unsigned)towupper(0xe9), MB_CUR_MAX);
    return 0;
}
