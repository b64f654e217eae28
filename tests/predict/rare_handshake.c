//! what: a handshake of two threads is forged: it needs one token, and ten messages of two threads in one order, six switches
//! find: assertion
//! input: token 7919
// Each message is sent once, and moves the connection on if it is the next; otherwise it breaks it.
// The server's test of the token is too weak: one token that is not the secret passes it.
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

void unsnarl_symbolic(void *, unsigned long, const char *);

enum state { CLOSED, HELLO, VERSION, CHALLENGE, NONCE, TOKEN, GRANTED, LIMITS, OPEN, READY, TRANSFER, BROKEN, NEVER };

static const unsigned secret = 4711;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static enum state state;
static unsigned token;
#ifndef TOKEN_VALUE
#define TOKEN_VALUE 0
#endif

/* Moves the connection on if the message is the next. */
static int message(enum state from, enum state to)
{
    pthread_mutex_lock(&lock);
    int fits = state == from;
    state = fits ? to : BROKEN;
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
    message(HELLO, VERSION);
    message(NONCE, TOKEN);
    message(LIMITS, OPEN);
    message(OPEN, READY);
    return NULL;
}

static void *server(void *arg)
{
    (void)arg;
    message(VERSION, CHALLENGE);
    message(CHALLENGE, NONCE);
    message(accepted(token) ? TOKEN : NEVER, GRANTED);
    message(GRANTED, LIMITS);
    if (message(READY, TRANSFER))
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
