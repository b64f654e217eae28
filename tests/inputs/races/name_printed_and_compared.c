//! what: a number is printed into a name; the name job-17 is handled by both threads
//! options: --symbolic-argv
//! args: aaa
//! input: argv[1] = "17"
//! race: mark mark2
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char name[24];
static int marked;

static void *first(void *arg)
{
    (void)arg;
    if (strcmp(name, "job-17") == 0)
        marked = 1;                           //~ mark
    return 0;
}

static void *second(void *arg)
{
    (void)arg;
    marked = 2;                               //~ mark2
    return 0;
}

int main(int argc, char **argv)
{
    pthread_t a, b;
    snprintf(name, sizeof name, "job-%d", argc > 1 ? atoi(argv[1]) : 0);
    pthread_create(&a, 0, first, 0);
    pthread_create(&b, 0, second, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
