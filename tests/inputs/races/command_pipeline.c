//! what: the second word of a line decides whether the job runs beside its log
//! options: --symbolic-stdin 9
//! input: stdin = "run fast\n"
//! race: log show
#include <pthread.h>
#include <stdio.h>
#include <string.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char state = 'i';
static int fast;

static void *job(void *arg)
{
    (void)arg;
    if (!fast)
        pthread_mutex_lock(&lock);
    state = 'd';                              //~ log
    if (!fast)
        pthread_mutex_unlock(&lock);
    return 0;
}

int main(void)
{
    pthread_t a;
    char verb[8], how[8];
    if (scanf("%7s %7s", verb, how) != 2 || strcmp(verb, "run") != 0)
        return 0;
    fast = strcmp(how, "fast") == 0;
    pthread_create(&a, 0, job, 0);
    pthread_mutex_lock(&lock);
    char seen = state;                        //~ show
    pthread_mutex_unlock(&lock);
    pthread_join(a, 0);
    return seen == 'x';
}
