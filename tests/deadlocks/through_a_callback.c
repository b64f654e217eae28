//! what: a callback that takes a lock is called with another one held (the logger and its sink)
//! deadlock: lock-cycle want_a want_b
#include <pthread.h>

static pthread_mutex_t log_lock = PTHREAD_MUTEX_INITIALIZER, sink_lock = PTHREAD_MUTEX_INITIALIZER;
static void (*sink)(void);
static int lines;

static void write_line(void)
{
    pthread_mutex_lock(&sink_lock);       //~ want_a
    lines++;
    pthread_mutex_unlock(&sink_lock);
}

static void *first(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&log_lock);
    if (sink)
        sink();
    pthread_mutex_unlock(&log_lock);
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&sink_lock);
    pthread_mutex_lock(&log_lock);        //~ want_b
    lines = 0;
    pthread_mutex_unlock(&log_lock);
    pthread_mutex_unlock(&sink_lock);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    sink = write_line;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    
    return 0;
}
