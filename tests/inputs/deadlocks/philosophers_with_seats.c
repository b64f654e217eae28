//! what: seats of two philosophers are typed as a pair; crossed forks block both
//! options: --symbolic-argv
//! args: aaaaa
//! input: argv[1] = "2,1"
//! deadlock: lock-cycle right right2
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t fork_of[3] = { PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER };
static int first_fork, second_fork;

static void *one(void *arg)
{
    pthread_mutex_lock(&fork_of[1]);
    pthread_mutex_lock(&fork_of[2]);          //~ right
    pthread_mutex_unlock(&fork_of[2]);
    pthread_mutex_unlock(&fork_of[1]);
    return arg;
}

static void *two(void *arg)
{
    pthread_mutex_lock(&fork_of[first_fork]);
    pthread_mutex_lock(&fork_of[second_fork]); //~ right2
    pthread_mutex_unlock(&fork_of[second_fork]);
    pthread_mutex_unlock(&fork_of[first_fork]);
    return arg;
}

int main(int argc, char **argv)
{
    pthread_t a, b;
    if (argc < 2 || sscanf(argv[1], "%d,%d", &first_fork, &second_fork) != 2)
        return 1;
    if (first_fork < 0 || first_fork > 2 || second_fork < 0 || second_fork > 2 || first_fork == second_fork)
        return 1;
    pthread_create(&a, 0, one, 0);
    pthread_create(&b, 0, two, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
