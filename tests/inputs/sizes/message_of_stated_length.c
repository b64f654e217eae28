//! what: a message says how long it is; the receiver allocates what was said first and copies what is said now
//! find: heap-out-of-bounds
//! order: needed
//! input: message = "\x04\x06\xaaabcdef"
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

void unsnarl_symbolic(void *at, size_t size, const char *name);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static unsigned char message[12];
static unsigned char second;

static void *receive(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    size_t n = message[0];
    pthread_mutex_unlock(&lock);
    if (n > 6 || n < 3)
        return 0;
    char *copy = malloc(n);
    pthread_mutex_lock(&lock);
    memcpy(copy, message + 3, message[0]); //~ FAIL
    pthread_mutex_unlock(&lock);
    free(copy);
    return 0;
}

static void *correct(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    if (message[2] == 0xaa && second > message[0] && second < 8)
        message[0] = second;
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    unsnarl_symbolic(message, sizeof message, "message");
    second = message[1];
    pthread_create(&a, 0, receive, 0);
    pthread_create(&b, 0, correct, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
