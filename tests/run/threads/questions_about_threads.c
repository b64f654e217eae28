//! what: names, processors, clocks, signals and policies of threads
//! cflags: -pthread
#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <semaphore.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static sem_t go;
static volatile sig_atomic_t caught;

static void handler(int n) { caught += n == SIGUSR1; }

static void *work(void *arg)
{
    sem_wait(&go);
    return arg;
}

int main(void)
{
    sem_init(&go, 0, 0);
    pthread_t t;
    pthread_create(&t, NULL, work, NULL);
    char name[32] = "";
    printf("%d", pthread_setname_np(t, "worker"));
    printf(" %d", pthread_getname_np(t, name, sizeof name));
    printf(" %s %d", name, pthread_setname_np(t, "a name that is too long") == ERANGE);
    printf(" %d\n", pthread_getname_np(t, name, 3) == ERANGE);
    printf("%d", pthread_getname_np(pthread_self(), name, sizeof name));
    printf(" %d\n", strlen(name) > 0);

    cpu_set_t set;
    CPU_ZERO(&set);
    printf("%d %d", pthread_getaffinity_np(t, sizeof set, &set), CPU_COUNT(&set) > 0);
    cpu_set_t one;
    CPU_ZERO(&one);
    printf(" %d", pthread_setaffinity_np(t, sizeof one, &one) == EINVAL);
    printf(" %d", pthread_setaffinity_np(t, sizeof set, &set));
    printf(" %d", sched_getaffinity(0, sizeof set, &set));
    printf(" %d %d\n", sched_setaffinity(0, sizeof set, &set), sched_getcpu() >= 0);
    cpu_set_t *many = CPU_ALLOC(1000);
    CPU_ZERO_S(CPU_ALLOC_SIZE(1000), many);
    CPU_SET_S(900, CPU_ALLOC_SIZE(1000), many);
    printf("%d %d\n", CPU_COUNT_S(CPU_ALLOC_SIZE(1000), many), __sched_cpucount(CPU_ALLOC_SIZE(1000), many));
    CPU_FREE(many);

    clockid_t clock;
    struct timespec time;
    printf("%d", pthread_getcpuclockid(pthread_self(), &clock));
    printf(" %d\n", clock_gettime(clock, &time));
    printf("%d %d", pthread_setconcurrency(0), pthread_getconcurrency());
    printf(" %d\n", pthread_atfork(NULL, NULL, NULL));

    signal(SIGUSR1, handler);
    printf("%d %d %d", pthread_kill(t, 0), pthread_kill(pthread_self(), SIGUSR1), (int)caught);
    printf(" %d\n", pthread_kill(pthread_self(), 1000) == EINVAL);
    sigset_t signals, old;
    sigemptyset(&signals);
    sigaddset(&signals, SIGUSR1);
    printf("%d", pthread_sigmask(SIG_BLOCK, &signals, &old));
    pthread_kill(pthread_self(), SIGUSR1);
    printf(" %d", (int)caught);
    printf(" %d", pthread_sigmask(SIG_SETMASK, &old, NULL));
    printf(" %d\n", (int)caught);

    struct sched_param p = {0};
    int policy = -1;
    printf("%d %d", pthread_getschedparam(t, &policy, &p), policy == SCHED_OTHER);
    printf(" %d %d", pthread_setschedparam(t, SCHED_OTHER, &p), pthread_setschedprio(t, 0));
    p.sched_priority = 1;
    printf(" %d\n", pthread_setschedparam(t, SCHED_OTHER, &p) == EINVAL);
    p.sched_priority = 0;
    printf("%d %d", sched_get_priority_min(SCHED_FIFO), sched_get_priority_max(SCHED_RR));
    printf(" %d %d", sched_get_priority_max(SCHED_OTHER), sched_get_priority_min(99));
    printf(" %d\n", errno == EINVAL);
    printf("%d %d", sched_getscheduler(0), sched_setscheduler(0, SCHED_OTHER, &p));
    printf(" %d %d", sched_getparam(0, &p), p.sched_priority);
    printf(" %d %d\n", sched_setparam(0, &p), sched_rr_get_interval(0, &time));
    int state = -1;
    pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &state);
    printf("%d", state == PTHREAD_CANCEL_ENABLE);
    pthread_setcancelstate(PTHREAD_CANCEL_ENABLE, &state);
    printf(" %d", state == PTHREAD_CANCEL_DISABLE);
    pthread_setcanceltype(PTHREAD_CANCEL_DEFERRED, &state);
    printf(" %d %d\n", state == PTHREAD_CANCEL_DEFERRED, pthread_setcancelstate(9, NULL) == EINVAL);
    sem_post(&go);
    pthread_join(t, NULL);
    return 0;
}
