//! what: two threads append to one line; the position is taken before the text is written, and the line must be one number
//! find: assertion
//! order: needed
//! input: id = 4711
#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int __VERIFIER_nondet_int(void);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char line[32];
static int id;

static void *append(void *arg)
{
    (void)arg;
    char number[12];
    snprintf(number, sizeof number, "%d", id);
    pthread_mutex_lock(&lock);
    size_t at = strlen(line);
    pthread_mutex_unlock(&lock);
    pthread_mutex_lock(&lock);
    memcpy(line + at, number, strlen(number) + 1);
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    id = __VERIFIER_nondet_int();
    pthread_create(&a, 0, append, 0);
    pthread_create(&b, 0, append, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(strcmp(line, "4711") != 0); //~ FAIL
    return 0;
}
