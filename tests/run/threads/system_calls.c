//! what: system calls by number: thread ids, sleeping, and the end of one thread (exit) or all (exit_group)
//! cflags: -pthread
//! status: 5
#define _GNU_SOURCE
#include <pthread.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static pid_t ids[3];
static pthread_key_t key;
static int destroyed;

static void destroy(void *p) { (void)p, destroyed++; }

static void *ask(void *arg)
{
    *(pid_t *)arg = (pid_t)syscall(SYS_gettid);
    if (*(pid_t *)arg != gettid())
        puts("not the same");
    return NULL;
}

static int ready;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;

static void *leave(void *arg)
{
    (void)arg;
    pthread_setspecific(key, &key);
    pthread_mutex_lock(&lock);
    ready = 1;
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&lock);
    syscall(SYS_exit, 3);
    puts("not reached");
    return NULL;
}

int main(void)
{
    pthread_t t[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, ask, &ids[i]);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    printf("%d %d\n", syscall(SYS_gettid) == getpid(), syscall(SYS_getpid) == getpid());
    printf("%d %d %d\n", ids[0] != ids[1], ids[1] != ids[2], ids[0] != getpid());
    struct timespec moment = {0, 1000};
    printf("%ld %ld\n", syscall(SYS_nanosleep, &moment, NULL), syscall(SYS_sched_yield));
    printf("%ld\n", syscall(SYS_clock_nanosleep, CLOCK_MONOTONIC, 0, &moment, NULL));
    unsigned cpu = 99, node = 99;
    printf("%ld %d\n", syscall(SYS_getcpu, &cpu, &node, NULL), cpu != 99 && node != 99);
    printf("%d\n", getcpu(&cpu, &node));

    pthread_key_create(&key, destroy);
    pthread_create(&t[0], NULL, leave, NULL);
    pthread_detach(t[0]);
    pthread_mutex_lock(&lock);
    while (!ready)
        pthread_cond_wait(&changed, &lock);
    pthread_mutex_unlock(&lock);
    printf("destroyed %d\n", destroyed);
    fflush(stdout);
    syscall(SYS_exit_group, 5);
    return 0;
}
