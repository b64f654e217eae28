//! what: the quota is typed as decimal; two uploads of 600 go past it because each looks before it adds
//! options: --symbolic-argv
//! args: aaaaaa
//! find: assertion
//! order: needed
//! input: argv[1] = "+1000"
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int used;
static int quota;

static void *upload(void *arg)
{
    (void)arg;
    if (atomic_load(&used) + 600 <= quota)
        atomic_fetch_add(&used, 600);
    return 0;
}

int main(int argc, char **argv)
{
    pthread_t a, b;
    if (argc < 2 || argv[1][0] != '+')
        return 0;
    quota = atoi(argv[1]);
    if (quota % 1000 != 0)
        return 0;
    pthread_create(&a, 0, upload, 0);
    pthread_create(&b, 0, upload, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(quota == 0 || atomic_load(&used) <= quota); //~ FAIL
    return 0;
}
