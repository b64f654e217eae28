//! what: two threads read the same pointer under the lock and both free it outside
//! cflags: -pthread
//! find: double-free
//! proves: yes
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char *spare;

static void *trim(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    char *mine = spare;
#ifdef FIXED
    spare = NULL;
#endif
    pthread_mutex_unlock(&lock);
    free(mine); //~ FAIL
    pthread_mutex_lock(&lock);
    spare = NULL;
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    spare = malloc(16);
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, trim, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    puts("done");
    return 0;
}
