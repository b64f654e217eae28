//! what: a new thread uses what its creator sets only after the creation, as in an old browser
//! cflags: -pthread
//! find: null-access
//! race: yes
//! proves: yes
#include <pthread.h>
#include <stdio.h>

struct state {
    int runs;
};

static struct state main_state;
static struct state *state;

static void *run(void *arg)
{
    (void)arg;
    struct state *s = state; //~ RACE
    s->runs++;               //~ FAIL
    return NULL;
}

int main(void)
{
    pthread_t t;
#ifdef FIXED
    state = &main_state;
    pthread_create(&t, NULL, run, NULL);
#else
    pthread_create(&t, NULL, run, NULL);
    state = &main_state; //~ RACE
#endif
    pthread_join(t, NULL);
    printf("%d\n", main_state.runs);
    return 0;
}
