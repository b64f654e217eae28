//! what: a buffer over 4 KiB (typed in hex) is shared instead of copied
//! options: --symbolic-argv
//! args: zzzzzz
//! input: argv[1] = "0x1400"
//! race: fill drain
#include <pthread.h>
#include <stdlib.h>

static char shared, own[2];
static long size;

static void *fill(void *arg)
{
    (void)arg;
    *(size > 4096 ? &shared : &own[0]) = 'x'; //~ fill
    return 0;
}

static void *drain(void *arg)
{
    (void)arg;
    char c = *(size > 4096 ? &shared : &own[1]); //~ drain
    return (void *)(long)c;
}

int main(int argc, char **argv)
{
    pthread_t a, b;
    char *end;
    if (argc < 2)
        return 1;
    size = strtol(argv[1], &end, 16);
    if (*end != '\0')
        return 1;
    pthread_create(&a, 0, fill, 0);
    pthread_create(&b, 0, drain, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
