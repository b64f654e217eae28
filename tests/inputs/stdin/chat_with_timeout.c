//! what: a line "bye" ends the session; the keepalive thread touches it after it was freed
//! options: --symbolic-stdin 5
//! find: use-after-free
//! order: needed
//! input: stdin = "bye\n"
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct session {
    int alive;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct session *current;

static void *keepalive(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    struct session *s = current;
    pthread_mutex_unlock(&lock);
    if (s) {
        pthread_mutex_lock(&lock);
        s->alive++; //~ FAIL
        pthread_mutex_unlock(&lock);
    }
    return 0;
}

int main(void)
{
    pthread_t a;
    char line[16];
    current = calloc(1, sizeof *current);
    pthread_create(&a, 0, keepalive, 0);
    if (fgets(line, sizeof line, stdin) && strncmp(line, "bye", 3) == 0 && (line[3] == '\n' || line[3] == '\r')) {
        pthread_mutex_lock(&lock);
        free(current);
        current = NULL;
        pthread_mutex_unlock(&lock);
    }
    pthread_join(a, 0);
    free(current);
    return 0;
}
