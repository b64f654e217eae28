//! what: a host in dotted form; connections to 127.x skip the lock
//! options: --symbolic-argv
//! args: aaaaaaaaa
//! input: argv[1] = "127.0.0.1"
//! race: use use
//! slow: many ways to write four numbers
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int connections, local;

static void *connect_to(void *arg)
{
    (void)arg;
    if (!local)
        pthread_mutex_lock(&lock);
    connections++;                            //~ use
    if (!local)
        pthread_mutex_unlock(&lock);
    return 0;
}

int main(int argc, char **argv)
{
    pthread_t a, b;
    unsigned p[4];
    if (argc < 2 || sscanf(argv[1], "%u.%u.%u.%u", &p[0], &p[1], &p[2], &p[3]) != 4)
        return 1;
    local = p[0] == 127;
    pthread_create(&a, 0, connect_to, 0);
    pthread_create(&b, 0, connect_to, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
