//! what: a message is a word and a rest; "quit" drains the queue while the producer still appends to it
//! find: assertion
//! order: needed
//! input: text = "quit now"
#include <assert.h>
#include <pthread.h>
#include <string.h>

void unsnarl_symbolic(void *at, size_t size, const char *name);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char text[10];
static int queued, closed;

static void *producer(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    int open = !closed;
    pthread_mutex_unlock(&lock);
    if (open) {
        pthread_mutex_lock(&lock);
        queued++;
        assert(!closed); //~ FAIL
        pthread_mutex_unlock(&lock);
    }
    return 0;
}

static void *control(void *arg)
{
    (void)arg;
    char *blank = memchr(text, ' ', sizeof text);
    if (!blank)
        return 0;
    *blank = '\0';
    if (strcmp(text, "quit") == 0 && strncmp(blank + 1, "now", 3) == 0) {
        pthread_mutex_lock(&lock);
        closed = 1;
        queued = 0;
        pthread_mutex_unlock(&lock);
    }
    return 0;
}

int main(void)
{
    pthread_t a, b;
    unsnarl_symbolic(text, sizeof text - 1, "text");
    pthread_create(&a, 0, producer, 0);
    pthread_create(&b, 0, control, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
