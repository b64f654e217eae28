//! what: two scanners find one file in the queue and both take it: the test and the decrement are apart
//! cflags: -pthread
//! find: assertion
//! proves: yes
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int filled, files[2], scanned[2];

static void enqueue(int file)
{
    pthread_mutex_lock(&lock);
    files[filled++] = file;
    pthread_mutex_unlock(&lock);
}

static int dequeue(void)
{
    int file = -1;
    pthread_mutex_lock(&lock);
    int any = filled > 0;
#ifndef FIXED
    pthread_mutex_unlock(&lock);
    pthread_mutex_lock(&lock);
#endif
    if (any) {
        assert(filled > 0); //~ FAIL
        file = files[--filled];
    }
    pthread_mutex_unlock(&lock);
    return file;
}

static void *scanner(void *arg)
{
    *(int *)arg = dequeue();
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    enqueue(5);
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, scanner, &scanned[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    assert(scanned[0] + scanned[1] == 4);
    puts("done");
    return 0;
}
