//! what: two threads find the table missing and both build it
//! cflags: -pthread
//! find: assertion
//! race: yes
//! proves: yes
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

static int *table;
static atomic_int built;
#ifdef FIXED
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
#endif

static void *user(void *arg)
{
    (void)arg;
#ifdef FIXED
    pthread_mutex_lock(&lock);
#endif
    if (!table) {                            //~ RACE
        table = calloc(4, sizeof *table);    //~ RACE
        built++;
    }
#ifdef FIXED
    pthread_mutex_unlock(&lock);
#endif
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, user, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    assert(built == 1); //~ FAIL
    free(table);
    puts("done");
    return 0;
}
