//! what: thread-local variables, errno, thread-specific keys and their destructors, pthread_exit in main
//! cflags: -pthread
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static _Thread_local int mine = 7;
static _Thread_local char name[16] = "nobody";
static pthread_key_t key, plain;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int destroyed, sum;

static void destroy(void *p)
{
    pthread_mutex_lock(&lock);
    destroyed += *(int *)p;
    pthread_mutex_unlock(&lock);
    free(p);
}

static void *work(void *arg)
{
    int n = (int)(long)arg;
    if (mine != 7 || strcmp(name, "nobody") || errno != 0 || pthread_getspecific(key))
        puts("not fresh");
    mine += n;
    snprintf(name, sizeof name, "thread %d", n);
    errno = n;
    int *p = malloc(sizeof *p);
    *p = n;
    pthread_setspecific(key, p);
    pthread_setspecific(plain, name);
    for (int i = 0; i < 100; i++)
        if (mine != 7 + n || errno != n || *(int *)pthread_getspecific(key) != n)
            puts("mixed up");
    pthread_mutex_lock(&lock);
    sum += mine;
    pthread_mutex_unlock(&lock);
    if (n == 2)
        pthread_exit((void *)20L);
    return arg;
}

static void *last(void *main_thread)
{
    pthread_join(*(pthread_t *)main_thread, NULL);
    printf("main has left; destroyed %d\n", destroyed);
    return NULL;
}

int main(void)
{
    printf("%d %d\n", pthread_key_create(&key, destroy), pthread_key_create(&plain, NULL));
    pthread_t t[3];
    for (long i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, work, (void *)i);
    long values = 0;
    for (int i = 0; i < 3; i++) {
        void *v;
        pthread_join(t[i], &v);
        values += (long)v;
    }
    printf("%d %d %ld %d\n", sum, destroyed, values, mine);
    printf("%d %d\n", pthread_equal(pthread_self(), pthread_self()) != 0, pthread_key_delete(plain));
    printf("%d\n", pthread_setspecific(plain, "x") == EINVAL);
    static pthread_t self, waiter;
    self = pthread_self();
    int *p = malloc(sizeof *p);
    *p = 100;
    pthread_setspecific(key, p);
    pthread_create(&waiter, NULL, last, &self);
    pthread_detach(waiter);
    pthread_exit(NULL);
}
