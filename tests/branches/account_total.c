//! what: the audit adds two accounts while a transfer is between them (Account of TAME's table 3)
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int checking = 100, saving = 100;

static void *first(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    checking -= 30;
    pthread_mutex_unlock(&lock);
    pthread_mutex_lock(&lock);
    saving += 30;
    pthread_mutex_unlock(&lock);
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    int total = checking + saving;
    pthread_mutex_unlock(&lock);
    if (total != 200) { //~ BRANCH if failing
        puts("money is missing");
        abort();
    }
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
