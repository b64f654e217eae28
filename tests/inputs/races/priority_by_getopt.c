//! what: -p 9 is the priority at which a job starts before its data are ready
//! options: --symbolic-argv
//! args: aa a
//! input: argv[1] = "-p"
//! input: argv[2] = "9"
//! race: prepare start
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

static int data, priority = 5;

static void *job(void *arg)
{
    (void)arg;
    return (void *)(long)data;                //~ start
}

int main(int argc, char **argv)
{
    pthread_t a;
    int c;
    opterr = 0;
    while ((c = getopt(argc, argv, "p:")) != -1)
        if (c == 'p')
            priority = atoi(optarg);
    if (priority != 9)
        data = 1;
    pthread_create(&a, 0, job, 0);
    if (priority == 9)
        data = 2;                             //~ prepare
    pthread_join(a, 0);
    return 0;
}
