//! what: two threads drop their references with plain decrements, and both see that none is left
//! cflags: -pthread
//! find: double-free
//! race: yes
//! proves: yes
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

#ifdef FIXED
static atomic_int references = 2;
#else
static int references = 2;
#endif
static char *page;

static void drop(void)
{
#ifdef FIXED
    if (atomic_fetch_sub(&references, 1) == 1)
        free(page);
#else
    references--;        //~ RACE
    if (references == 0) //~ RACE
        free(page);      //~ FAIL
#endif
}

static void *reader(void *arg)
{
    (void)arg;
    drop();
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    page = malloc(64);
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, reader, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    puts("done");
    return 0;
}
