//! what: two threads pass the check of a log buffer's fill level, and the second one writes past its end
//! cflags: -pthread
//! find: heap-out-of-bounds
//! race: yes
//! proves: yes
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define CAPACITY 1

static char *buffer;
static int used;
#ifdef FIXED
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
#endif

static void *log_char(void *arg)
{
#ifdef FIXED
    pthread_mutex_lock(&lock);
#endif
    if (used < CAPACITY) {             //~ RACE
        int at = used;                 //~ RACE
        buffer[at] = *(char *)arg;     //~ FAIL RACE
        used = at + 1;                 //~ RACE
    }
#ifdef FIXED
    pthread_mutex_unlock(&lock);
#endif
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    char line[2] = {'a', 'b'};
    buffer = malloc(CAPACITY);
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, log_char, &line[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    free(buffer);
    puts("done");
    return 0;
}
