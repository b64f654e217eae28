//! what: a transaction is applied twice when recovery takes its id for a lost one: one id, and seven switches between three threads
//! find: assertion
//! input: id 7919
// Coordinator and participant move a transaction through its phases; recovery looks once whether one is to be repeated. It
// knows the lost ones by a hash of their ids, and an id that was not lost has the hash of one that was.
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

void unsnarl_symbolic(void *, unsigned long, const char *);

enum phase { IDLE, BEGUN, ENLISTED, PREPARED, VOTED, COMMITTED, ACKNOWLEDGED };

#ifndef ID_VALUE
#define ID_VALUE 0
#endif
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static enum phase phase;
static unsigned id = ID_VALUE, logged;
static int applied;

static unsigned hash(unsigned n)
{
    n ^= n << 7;
    return n * 2654435761u;
}

static void *coordinator(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    logged = id;
    phase = BEGUN;
    pthread_mutex_unlock(&lock);
    pthread_mutex_lock(&lock);
    phase = phase == ENLISTED ? PREPARED : IDLE;
    pthread_mutex_unlock(&lock);
    pthread_mutex_lock(&lock);
    phase = phase == VOTED ? COMMITTED : IDLE;
    pthread_mutex_unlock(&lock);
    return NULL;
}

static void *participant(void *arg)
{
    (void)arg;
    for (int round = 0; round < 4; round++) {
        pthread_mutex_lock(&lock);
        if (phase == BEGUN) {
            phase = ENLISTED;
        } else if (phase == PREPARED) {
            phase = VOTED;
        } else if (phase == COMMITTED) {
            applied++;
            phase = ACKNOWLEDGED;
        }
        pthread_mutex_unlock(&lock);
    }
    return NULL;
}

static void *recovery(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    if (phase == ACKNOWLEDGED && hash(logged) == 2086034623u)
        phase = COMMITTED;
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t t[3];
    unsnarl_symbolic(&id, sizeof id, "id");
    pthread_create(&t[0], NULL, coordinator, NULL);
    pthread_create(&t[1], NULL, participant, NULL);
    pthread_create(&t[2], NULL, recovery, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    assert(applied < 2); //~ FAIL
    puts("done");
    return 0;
}
