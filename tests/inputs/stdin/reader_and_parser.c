//! what: a reader thread fills a buffer of three characters, a parser takes it; the buffer is marked as full too early
//! options: --symbolic-stdin 3
//! find: assertion
//! order: needed
//! input: stdin = "XYZ"
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_char buffer[3];
static atomic_int filled;

static void *reader(void *arg)
{
    (void)arg;
    for (int i = 0; i < 3; i++) {
        int c = getchar();
        if (c == EOF)
            break;
        atomic_store(&filled, i + 1);
        atomic_store(&buffer[i], (char)c);
    }
    return 0;
}

static void *parser(void *arg)
{
    (void)arg;
    if (atomic_load(&filled) == 3 && atomic_load(&buffer[0]) == 'X' && atomic_load(&buffer[1]) == 'Y') {
        char last = atomic_load(&buffer[2]);
        assert(last != 0 || atomic_load(&buffer[2]) != 'Z'); //~ FAIL
    }
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, reader, 0);
    pthread_create(&b, 0, parser, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
