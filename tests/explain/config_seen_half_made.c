//! what: double-checked locking shows a pointer before what it points to is complete; the lock is there, but one side does without it
//! cflags: -pthread
//! explains: null-access
//! with: --no-predict
//! core: 2
//! flows: 1
//! repair: atomic
#include <pthread.h>
#include <stdlib.h>

struct config {
    int port;
    const char *host;
};

static struct config *config;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static struct config *get(void)
{
    if (!config) {
        pthread_mutex_lock(&m);
        if (!config) {
            config = calloc(1, sizeof *config);
            config->port = 8080;
            config->host = "localhost"; //~ GOOD
        }
        pthread_mutex_unlock(&m);
    }
    return config;
}

static void *worker(void *result)
{
    struct config *c = get();
    *(int *)result = c->port + c->host[0]; //~ READ FROM TO
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    int x, y;
    pthread_create(&a, NULL, worker, &x);
    pthread_create(&b, NULL, worker, &y);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    free(config);
    return x != y;
}
