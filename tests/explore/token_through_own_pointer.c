//! what: the next word of a text that others know, found through a pointer of one's own
//! cflags: -pthread
//! outcomes: 4
#include <pthread.h>
#include <stdio.h>
#include <wchar.h>
static wchar_t text[] = L"ab cd";
static _Atomic int x;
static void *cuts(void *arg)
{
    wchar_t *rest;
    wcstok(text, L" ", &rest);
    x = 1;
    wcstok(NULL, L"d", &rest);
    return arg;
}
int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, cuts, 0);
    int a = x, b = text[4] == 0;
    pthread_join(t, 0);
    printf("%d %d\n", a, b);
    return 0;
}
