//! what: a state machine looks at a state that another thread moves on
#include <pthread.h>
#include <stdio.h>

enum state { IDLE, RUNNING, STOPPED, BROKEN };
static enum state state;

static void *first(void *arg)
{
    (void)arg;
    switch (state) { //~ BRANCH switch other
    case IDLE:
        puts("idle");
        break;
    case RUNNING:
        puts("running");
        break;
    default:
        puts("stopped");
    }
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    state = RUNNING;
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
