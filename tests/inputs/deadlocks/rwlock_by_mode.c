//! what: mode "w" upgrades a read lock that its thread holds
//! options: --symbolic-stdin 8
//! input: stdin = "mode=w\n"
//! deadlock: rwlock-upgrade upgrade
#include <pthread.h>
#include <stdio.h>
#include <string.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static char mode;

static void *first(void *arg)
{
    pthread_rwlock_rdlock(&lock);
    if (mode == 'w') {
        pthread_rwlock_wrlock(&lock);         //~ upgrade
        pthread_rwlock_unlock(&lock);
    }
    pthread_rwlock_unlock(&lock);
    return arg;
}

static void *second(void *arg)
{
    pthread_rwlock_rdlock(&lock);
    pthread_rwlock_unlock(&lock);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    char line[12], *equals;
    if (!fgets(line, sizeof line, stdin) || !(equals = strchr(line, '=')))
        return 0;
    *equals = '\0';
    if (strcmp(line, "mode") == 0)
        mode = equals[1];
    pthread_create(&a, 0, first, 0);
    pthread_create(&b, 0, second, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
