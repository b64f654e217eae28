//! what: a handshake of two threads is forged: it needs one token, and the two to alternate at each of six messages
//! find: assertion
//! input: token 7919
// The client sends, the server answers, three times each; a message that comes when it is not expected is dropped.
// The server's test of the token is too weak: one token that is not the secret passes it.
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

void unsnarl_symbolic(void *, unsigned long, const char *);

enum state { CLOSED, HELLO, CHALLENGE, TOKEN, GRANTED, OPEN, TRANSFER };

static const unsigned secret = 4711;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static enum state state;
static unsigned token;
#ifndef TOKEN_VALUE
#define TOKEN_VALUE 0
#endif

/* Moves the connection on if it is where the message belongs. */
static int message(enum state from, enum state to)
{
    int fits = 0;
    pthread_mutex_lock(&lock);
    if (state == from) {
        state = to;
        fits = 1;
    }
    pthread_mutex_unlock(&lock);
    return fits;
}

static int accepted(unsigned presented)
{
    return presented == secret || (presented ^ 0x5a5a) * 3 + 1 == 52768;
}

static void *client(void *arg)
{
    (void)arg;
    message(CLOSED, HELLO);
    message(CHALLENGE, TOKEN);
    message(GRANTED, OPEN);
    return NULL;
}

static void *server(void *arg)
{
    (void)arg;
    message(HELLO, CHALLENGE);
    pthread_mutex_lock(&lock);
    if (state == TOKEN && accepted(token))
        state = GRANTED;
    pthread_mutex_unlock(&lock);
    if (message(OPEN, TRANSFER))
        assert(token == secret); //~ FAIL
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    token = TOKEN_VALUE;
    unsnarl_symbolic(&token, sizeof token, "token");
    pthread_create(&a, NULL, client, NULL);
    pthread_create(&b, NULL, server, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    puts("done");
    return 0;
}
