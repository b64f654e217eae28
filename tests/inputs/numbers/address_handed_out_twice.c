//! what: two threads take the last free address of a network; only the text of one address leads there
//! options: --symbolic-argv
//! args: aaaaaaaaa
//! find: assertion
//! order: needed
//! input: argv[1] = "1.2.3.254"
#include <arpa/inet.h>
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int last, taken;

static void *take(void *arg)
{
    (void)arg;
    if (atomic_load(&last) && !atomic_load(&taken))
        atomic_fetch_add(&taken, 1);
    return 0;
}

int main(int argc, char **argv)
{
    pthread_t a, b;
    if (argc < 2)
        return 0;
    last = ntohl(inet_addr(argv[1])) == 0x010203fe;
    pthread_create(&a, 0, take, 0);
    pthread_create(&b, 0, take, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(atomic_load(&taken) < 2); //~ FAIL
    return 0;
}
