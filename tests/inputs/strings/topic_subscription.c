//! what: a subscriber whose pattern matches the topic is told before it is ready
//! options: --symbolic-argv
//! args: aaaaaaaaaa
//! find: assertion
//! order: needed
//! input: argv[1] = "news/sport"
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <string.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static const char *pattern;
static int subscribed, ready;

static int matches(const char *wanted, const char *topic)
{
    size_t n = strcspn(wanted, "/");
    return n > 0 && strncmp(wanted, topic, n) == 0 && strcmp(wanted + n, "/sport") == 0;
}

static void *subscriber(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    subscribed = 1;
    pthread_mutex_unlock(&lock);
    pthread_mutex_lock(&lock);
    ready = 1;
    pthread_mutex_unlock(&lock);
    return 0;
}

static void *publisher(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    if (subscribed && matches(pattern, "news/sport"))
        assert(ready); //~ FAIL
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(int argc, char **argv)
{
    pthread_t a, b;
    pattern = argc > 1 ? argv[1] : "";
    if (strlen(pattern) < 10)
        return 0;
    pthread_create(&a, 0, subscriber, 0);
    pthread_create(&b, 0, publisher, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
