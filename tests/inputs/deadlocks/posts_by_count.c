//! what: as many posts as the argument says; the taker wants three
//! options: --symbolic-argv
//! args: aaa
//! input: argv[1] = "#2"
//! deadlock: semaphore-starvation take
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>

static sem_t items;
static int count = 3;

static void *post(void *arg)
{
    for (int i = 0; i < count; i++)
        sem_post(&items);
    return arg;
}

static void *take(void *arg)
{
    for (int i = 0; i < 3; i++)
        sem_wait(&items);                     //~ take
    return arg;
}

int main(int argc, char **argv)
{
    pthread_t a, b;
    sem_init(&items, 0, 0);
    if (argc > 1 && argv[1][0] == '#')
        count = atoi(argv[1] + 1);
    if (count < 2 || count > 4)
        return 1;
    pthread_create(&a, 0, post, 0);
    pthread_create(&b, 0, take, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
