//! what: accounts are locked in the order of the arguments; the reverse transfer runs at the same time
//! options: --symbolic-argv
//! args: aaaa aaaa
//! input: argv[1] = "bob"
//! input: argv[2] = "amy"
//! deadlock: lock-cycle want_to want_b
#include <pthread.h>
#include <string.h>

static pthread_mutex_t amy = PTHREAD_MUTEX_INITIALIZER, bob = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t *from, *to;

static pthread_mutex_t *account(const char *name)
{
    return !strcmp(name, "amy") ? &amy : !strcmp(name, "bob") ? &bob : 0;
}

static void *transfer(void *arg)
{
    (void)arg;
    pthread_mutex_lock(from);
    pthread_mutex_lock(to);                   //~ want_to
    pthread_mutex_unlock(to);
    pthread_mutex_unlock(from);
    return 0;
}

static void *audit(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&amy);
    pthread_mutex_lock(&bob);                 //~ want_b
    pthread_mutex_unlock(&bob);
    pthread_mutex_unlock(&amy);
    return 0;
}

int main(int argc, char **argv)
{
    pthread_t a, b;
    if (argc != 3)
        return 1;
    from = account(argv[1]);
    to = account(argv[2]);
    if (!from || !to || from == to)
        return 1;
    pthread_create(&a, 0, transfer, 0);
    pthread_create(&b, 0, audit, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
