//! what: a password of at least one letter, digit and sign gets a session of its own, another gets the shared one
//! options: --symbolic-argv
//! args: aaaa
//! input: argv[1] = "aB!7"
//! race: touch touch2
#include <ctype.h>
#include <pthread.h>

static int session, strong;

static void *client(void *arg)
{
    (void)arg;
    if (strong == 15)
        session++;                            //~ touch
    return 0;
}

static void *expire(void *arg)
{
    (void)arg;
    session = 0;                              //~ touch2
    return 0;
}

int main(int argc, char **argv)
{
    pthread_t a, b;
    for (const char *c = argc > 1 ? argv[1] : ""; *c; c++) {
        unsigned char u = (unsigned char)*c;
        strong |= islower(u) ? 1 : isupper(u) ? 2 : isdigit(u) ? 4 : ispunct(u) ? 8 : 0;
    }
    pthread_create(&a, 0, client, 0);
    pthread_create(&b, 0, expire, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
