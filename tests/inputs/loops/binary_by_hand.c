//! what: a string of bits is parsed by hand into a mask of the channels that two threads switch
//! options: --symbolic-argv
//! args: aaaaaaaaa
//! find: assertion
//! order: needed
//! input: argv[1] = "0b101101"
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_uint channels;
static unsigned mask;

static void *on(void *arg)
{
    (void)arg;
    atomic_fetch_or(&channels, mask);
    return 0;
}

static void *off(void *arg)
{
    (void)arg;
    atomic_fetch_and(&channels, ~(mask >> 1));
    return 0;
}

int main(int argc, char **argv)
{
    pthread_t a, b;
    if (argc < 2 || argv[1][0] != '0' || argv[1][1] != 'b')
        return 0;
    for (const char *c = argv[1] + 2; *c; c++) {
        if (*c != '0' && *c != '1')
            return 0;
        mask = mask << 1 | (unsigned)(*c - '0');
    }
    pthread_create(&a, 0, on, 0);
    pthread_create(&b, 0, off, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(mask != 0x2d || atomic_load(&channels) == 0x2d); //~ FAIL
    return 0;
}
