//! what: a line that is no number leaves through a return that forgets the lock
//! options: --symbolic-stdin 6
//! input: stdin = "12x\n"
//! deadlock: lock-never-released want
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char line[8];
static long value;

static void *parse(void *arg)
{
    char *end;
    pthread_mutex_lock(&lock);
    long n = strtol(line, &end, 10);
    if (end != line && *end == 'x')
        return arg;
    value = n;
    pthread_mutex_unlock(&lock);
    return arg;
}

static void *show(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);                //~ want
    long n = value;
    pthread_mutex_unlock(&lock);
    return (void *)n;
}

int main(void)
{
    pthread_t a, b;
    if (!fgets(line, sizeof line, stdin))
        return 0;
    pthread_create(&a, 0, parse, 0);
    pthread_join(a, 0);
    pthread_create(&b, 0, show, 0);
    pthread_join(b, 0);
    return 0;
}
