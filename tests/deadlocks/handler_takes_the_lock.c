//! what: a handler takes the lock that it may have interrupted; signals come only at the moments of the runs, so nothing is said to be complete
//! not: lock
//! ended: signals
#include <pthread.h>
#include <signal.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int requests;
static pthread_t main_thread;

static void on_signal(int signal)
{
    (void)signal;
    pthread_mutex_lock(&lock); //~ lock
    requests = 0;
    pthread_mutex_unlock(&lock);
}

static void *admin(void *arg)
{
    pthread_kill(main_thread, SIGUSR1);
    return arg;
}

int main(void)
{
    pthread_t thread;
    main_thread = pthread_self();
    signal(SIGUSR1, on_signal);
    pthread_create(&thread, 0, admin, 0);
    pthread_mutex_lock(&lock);
    requests++;
    pthread_mutex_unlock(&lock);
    pthread_join(thread, 0);
    return 0;
}
