//! what: verbs for a worker: it is stopped before its queue is empty, if the stop comes between
//! options: --symbolic-argv --no-races
//! args: aaaaaaaaa
//! find: assertion
//! order: needed
//! input: argv[1] = "put,stop"
//! slow: the order and two words are needed together
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>

static atomic_int queued, stopped, done;

static void *worker(void *arg)
{
    (void)arg;
    for (int i = 0; i < 3; i++) {
        if (atomic_load(&stopped))
            break;
        if (atomic_load(&queued)) {
            atomic_fetch_sub(&queued, 1);
            atomic_fetch_add(&done, 1);
        }
    }
    return 0;
}

int main(int argc, char **argv)
{
    pthread_t t;
    int put = 0, stop = 0;
    if (argc < 2)
        return 0;
    pthread_create(&t, 0, worker, 0);
    for (char *verb = strtok(argv[1], ","); verb; verb = strtok(NULL, ",")) {
        if (strcmp(verb, "put") == 0) {
            put++;
            atomic_fetch_add(&queued, 1);
        } else if (strcmp(verb, "stop") == 0) {
            stop = 1;
            atomic_store(&stopped, 1);
        }
    }
    pthread_join(t, 0);
    assert(!stop || put == 0 || atomic_load(&done) == put); //~ FAIL
    return 0;
}
