//! what: a line of the configuration turns the lock of a cache off
//! options: --symbolic-stdin 9
//! input: stdin = "lock=off\n"
//! race: put put2
#include <pthread.h>
#include <stdio.h>
#include <string.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int locked = 1, cached;

static void *reader(void *arg)
{
    (void)arg;
    if (locked)
        pthread_mutex_lock(&lock);
    cached = 1;                               //~ put
    if (locked)
        pthread_mutex_unlock(&lock);
    return 0;
}

static void *writer(void *arg)
{
    (void)arg;
    if (locked)
        pthread_mutex_lock(&lock);
    cached = 2;                               //~ put2
    if (locked)
        pthread_mutex_unlock(&lock);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    char line[16];
    if (fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\n")] = '\0';
        if (strcmp(line, "lock=off") == 0)
            locked = 0;
    }
    pthread_create(&a, 0, reader, 0);
    pthread_create(&b, 0, writer, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
