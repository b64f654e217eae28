//! what: a thread knows itself by its address as text
//! cflags: -pthread
//! outcomes: 2
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int x, y;

static void *work(void *arg)
{
    int own, id = 0;
    char text[32];
    snprintf(text, sizeof text, "%p", (void *)&own);
    for (char *c = text + 2; *c; c++)
        id ^= (*c >= 'a' ? *c - 'a' + 10 : *c - '0') & 1 ^ (*c >= 'a' ? *c - 'a' + 10 : *c - '0') >> 3 & 1;
    if (id)
        x = 1;
    else
        y = x;
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, work, NULL);
    pthread_create(&b, NULL, work, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d\n", y);
    return 0;
}
