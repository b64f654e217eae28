//! what: the old way to give a thread a stack, and a thread that gives way
//! cflags: -pthread -Wno-deprecated-declarations
#define _GNU_SOURCE
#include <pthread.h>
#include <stdio.h>

int main(void)
{
    static char stack[65536];
    void *at = NULL;
    pthread_attr_t a;
    pthread_attr_init(&a);
    printf("%d ", pthread_attr_setstackaddr(&a, stack + sizeof stack));
    printf("%d ", pthread_attr_getstackaddr(&a, &at));
    printf("%d %d\n", at == stack + sizeof stack, pthread_yield());
    return 0;
}
