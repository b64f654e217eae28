//! what: timed waits with times that are none
//! run: exit 0
//! check: clean
#include <errno.h>
#include <limits.h>
#include <pthread.h>
#include <semaphore.h>
#include <time.h>
int main(void) {
    pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
    pthread_cond_t c = PTHREAD_COND_INITIALIZER;
    sem_t s;
    struct timespec bad[] = {{0, -1}, {0, 1000000000}, {-1, LONG_MIN}, {LONG_MAX, LONG_MAX}};
    struct timespec good[] = {{LONG_MIN, 0}, {LONG_MAX, 999999999}, {0, 0}};
    sem_init(&s, 0, 0);
    pthread_mutex_lock(&m);
    for (int i = 0; i < 4; i++)
        if (pthread_cond_timedwait(&c, &m, &bad[i]) != EINVAL || sem_timedwait(&s, &bad[i]) != -1 || errno != EINVAL)
            return 1;
    for (int i = 0; i < 3; i++)
        if (pthread_cond_timedwait(&c, &m, &good[i]) != ETIMEDOUT || sem_timedwait(&s, &good[i]) != -1 || errno != ETIMEDOUT)
            return 2;
}
