//! what: an atomic reference count is decremented and tested in two steps
//! cflags: -pthread
//! find: use-after-free
//! proves: yes
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

struct image {
    atomic_int references;
};

static void drop(struct image *i)
{
#ifdef FIXED
    if (atomic_fetch_sub(&i->references, 1) == 1)
        free(i);
#else
    int left = atomic_fetch_sub(&i->references, 1) - 1;
    if (left < 2 && atomic_load(&i->references) == 0) { //~ FAIL RACE
        atomic_store(&i->references, -1);               //~ FAIL RACE
        free(i);                                        //~ RACE
    }
#endif
}

static void *viewer(void *arg)
{
    drop(arg);
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    struct image *i = malloc(sizeof *i);
    atomic_init(&i->references, 2);
    for (int k = 0; k < 2; k++)
        pthread_create(&t[k], NULL, viewer, i);
    for (int k = 0; k < 2; k++)
        pthread_join(t[k], NULL);
    puts("done");
    return 0;
}
