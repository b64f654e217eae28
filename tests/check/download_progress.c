//! what: two download threads add to the number of bytes written without a lock, as an old downloader did
//! cflags: -pthread
//! find: assertion
//! race: yes
//! proves: yes
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

#define PARTS 2
#define BLOCKS 2

static long written;
#ifdef FIXED
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
#endif

static void *download(void *arg)
{
    int size = *(int *)arg;
    for (int i = 0; i < BLOCKS; i++) {
#ifdef FIXED
        pthread_mutex_lock(&lock);
#endif
        written += size; //~ RACE
#ifdef FIXED
        pthread_mutex_unlock(&lock);
#endif
    }
    return NULL;
}

int main(void)
{
    pthread_t t[PARTS];
    int sizes[PARTS] = {100, 10};
    for (int i = 0; i < PARTS; i++)
        pthread_create(&t[i], NULL, download, &sizes[i]);
    for (int i = 0; i < PARTS; i++)
        pthread_join(t[i], NULL);
    assert(written == 220); //~ FAIL
    puts("done");
    return 0;
}
