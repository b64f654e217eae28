//! what: two threads add their part to a total without a lock, and the exit status tells
//! cflags: -pthread
//! find: nonzero-exit
//! race: yes
//! proves: yes
#include <pthread.h>
#include <stdio.h>

static int parts[2][2] = {{1, 2}, {3, 4}};
static int total;
#ifdef FIXED
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
#endif

static void *add(void *arg)
{
    int *part = arg;
    int sum = part[0] + part[1];
#ifdef FIXED
    pthread_mutex_lock(&lock);
#endif
    total += sum; //~ RACE
#ifdef FIXED
    pthread_mutex_unlock(&lock);
#endif
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, add, parts[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    puts("done");
    return total != 10; //~ FAIL
}
