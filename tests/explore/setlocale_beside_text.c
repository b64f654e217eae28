//! what: what wide characters are depends on whether another thread has called setlocale; threads with a locale of their own do not care
//! cflags: -pthread
//! outcomes: 4
#define _GNU_SOURCE
#include <locale.h>
#include <pthread.h>
#include <stdio.h>
#include <wctype.h>

static int own;

static void *changes(void *arg)
{
    setlocale(LC_ALL, "C.UTF-8");
    return arg;
}

static void *has_its_own(void *arg)
{
    uselocale(newlocale(LC_ALL_MASK, "C", NULL));
    own = (int)towupper(0xe9);
    return arg;
}

int main(void)
{
    pthread_t t, u;
    pthread_create(&u, NULL, has_its_own, NULL);
    pthread_join(u, NULL);
    pthread_create(&t, NULL, changes, NULL);
    wint_t upper = towupper(0xe9);
    int alpha = iswalpha(0xe9) != 0;
    int bytes = snprintf(NULL, 0, "%ls", L"\xe9");
    pthread_join(t, NULL);
    printf("%x %x %d %d\n", own, (unsigned)upper, alpha, bytes);
    return 0;
}
