//! what: the library looks for what another thread may have changed: the branch is where it is called
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int wanted = 1;
static const int table[3] = {1, 2, 3};

static int compare(const void *a, const void *b)
{
    return *(const int *)a - *(const int *)b;
}

static void *change(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    wanted = 12;
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, change, NULL);
    pthread_mutex_lock(&lock);
    int key = wanted;
    pthread_mutex_unlock(&lock);
    if (!bsearch(&key, table, 3, sizeof table[0], compare)) //~ BRANCH if failing
        abort();
    pthread_join(thread, NULL);
    return 0;
}
