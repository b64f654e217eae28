//! what: a cache looks a key up in one critical section and inserts it in another, each in a function of its own: the caller has to be indivisible, and what is read after the joins explains nothing
//! cflags: -pthread
//! explains: assertion
//! core: 2
//! repair: atomic
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int keys[8], count;

static int known(int key)
{
    int found = 0;
    pthread_mutex_lock(&m);
    for (int i = 0; i < count; i++)
        found |= keys[i] == key;
    pthread_mutex_unlock(&m);
    return found;
}

static void insert(int key)
{
    pthread_mutex_lock(&m);
    keys[count] = key;
    count++;
    pthread_mutex_unlock(&m);
}

static void get(int key)
{
    if (!known(key)) //~ FROM
        insert(key); //~ TO
}

static void *worker(void *base)
{
    for (int i = 0; i < 2; i++)
        get(*(int *)base + i);
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    int bases[2] = {1, 2};
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, worker, &bases[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    for (int i = 0; i < count; i++)
        for (int j = i + 1; j < count; j++)
            assert(keys[i] != keys[j]);
    return 0;
}
