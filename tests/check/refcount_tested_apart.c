//! what: an atomic reference count is decremented and tested in two steps
//! cflags: -pthread
//! find: double-free
//! proves: yes
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

static atomic_int references = 2;
static char *image;

static void drop(void)
{
#ifdef FIXED
    if (atomic_fetch_sub(&references, 1) == 1)
        free(image);
#else
    atomic_fetch_sub(&references, 1);
    if (atomic_load(&references) == 0)
        free(image); //~ FAIL
#endif
}

static void *viewer(void *arg)
{
    (void)arg;
    drop();
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    image = malloc(64);
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, viewer, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    puts("done");
    return 0;
}
